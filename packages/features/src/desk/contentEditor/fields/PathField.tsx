import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';

interface PathFieldProps {
  /** @default that it is a list of products */
  label?: string;
  mark?: string;
  path: string;
  value: string;
  onWrite: (value: string) => void;
}

/** Which list of products: `shoes/trail-shoes`. */
export const PathField = observer(function PathField({ label, mark, path, value, onWrite }: PathFieldProps) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const problem = editor.problemAt(path);
  return (
    <TextField
      label={label ?? t('contentEditor.field.list')}
      mark={mark}
      hint={t('contentEditor.hint.list')}
      error={problem && t(`contentEditor.problem.${problem.kind}`)}
      measure="medium"
      dir="ltr"
      value={value}
      onChange={({ currentTarget }) => editor.change(() => onWrite(currentTarget.value))}
    />
  );
});
