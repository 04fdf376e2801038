import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages, useTranslator } from '../../platform/i18n/index.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';
import { useEditor } from './EditorContext.ts';

const Quiet = styled.p`
  margin: 0;
  color: ${token('color.text.subtle')};
`;

/** Where what was typed is; what to do when it could not be saved. */
export const SaveState = observer(function SaveState() {
  const t = useMessages(contentEditorMessages);
  const { language } = useTranslator();
  const editor = useEditor();
  const { save, document } = editor;
  if (save.kind === 'conflict') {
    const { savedAt, savedBy = '' } = save.by;
    const time = savedAt
      ? new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(new Date(savedAt))
      : '';
    return (
      <Callout
        tone="warning"
        isAnnounced
        title={t('contentEditor.conflict.title')}
        actions={
          <>
            <Button size="small" variant="secondary" onClick={() => void editor.keepOwn()}>
              {t('contentEditor.conflict.mine')}
            </Button>
            <Button size="small" variant="secondary" onClick={() => void editor.takeOthers()}>
              {t('contentEditor.conflict.theirs')}
            </Button>
          </>
        }
      >
        {t('contentEditor.conflict.text', { name: savedBy, time })}
      </Callout>
    );
  }
  if (save.kind === 'failed')
    return (
      <Callout
        tone="urgent"
        isAnnounced
        actions={
          <Button size="small" variant="secondary" onClick={() => void editor.saveNow()}>
            {t('contentEditor.save.again')}
          </Button>
        }
      >
        {t(`contentEditor.failed.${save.reason}`)}
      </Callout>
    );
  if (save.kind !== 'saved') return <Quiet role="status">{t('contentEditor.save.saving')}</Quiet>;
  return (
    <Quiet role="status">
      {t(document?.draft ? 'contentEditor.save.draft' : 'contentEditor.save.nothing')}
    </Quiet>
  );
});
