import type { DeskLink } from '@touchline/contract/desk/page';
import { Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../../platform/i18n/index.ts';
import { contentEditorMessages } from '../contentEditorMessages.ts';
import { HrefField } from './HrefField.tsx';
import { TextsField } from './TextsField.tsx';

/** Text and target of a link. */
export const LinkFields = observer(function LinkFields({ path, link }: { path: string; link: DeskLink }) {
  const t = useMessages(contentEditorMessages);
  return (
    <Stack gap={12}>
      <TextsField label={t('contentEditor.field.link')} path={`${path}.label`} texts={link.label} />
      <HrefField
        path={`${path}.href`}
        value={link.href}
        onWrite={(value) => {
          link.href = value;
        }}
      />
    </Stack>
  );
});
