import type { DeskLink } from '@touchline/contract/desk/page';
import { Stack } from '@touchline/design-system/layout';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { useEditor } from '../EditorContext.ts';
import { TextsField } from './TextsField.tsx';

/** Text and target of a link. */
export const LinkFields = observer(function LinkFields({ path, link }: { path: string; link: DeskLink }) {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const problem = editor.problemAt(`${path}.href`);
  return (
    <Stack gap={12}>
      <TextsField label={t('contentEditor.field.link')} path={`${path}.label`} texts={link.label} />
      <TextField
        label={t('contentEditor.field.href')}
        hint={t('contentEditor.hint.href')}
        error={problem && t(`contentEditor.problem.${problem.kind}`)}
        dir="ltr"
        value={link.href}
        onChange={({ currentTarget: { value } }) =>
          editor.change(() => {
            link.href = value;
          })
        }
      />
    </Stack>
  );
});
