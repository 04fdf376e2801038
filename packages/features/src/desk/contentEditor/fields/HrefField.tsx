import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';

interface HrefFieldProps {
  path: string;
  value: string;
  onWrite: (value: string) => void;
}

/** Where something leads: a path of the shop, or an address. */
export const HrefField = observer(function HrefField({ path, value, onWrite }: HrefFieldProps) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const problem = editor.problemAt(path);
  return (
    <TextField
      label={t('contentEditor.field.href')}
      hint={t('contentEditor.hint.href')}
      error={problem && t(`contentEditor.problem.${problem.kind}`)}
      dir="ltr"
      value={value}
      onChange={({ currentTarget }) => editor.change(() => onWrite(currentTarget.value))}
    />
  );
});
