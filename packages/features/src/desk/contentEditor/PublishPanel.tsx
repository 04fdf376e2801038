import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Cluster, Panel, Stack } from '@touchline/design-system/layout';
import { Switch } from '@touchline/design-system/Switch';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { contentEditorMessages } from './contentEditorMessages.ts';
import { useEditor } from './EditorContext.ts';

/** What a field of date and time says, as a moment. */
const momentOf = (local: string): string | undefined =>
  local === '' || Number.isNaN(Date.parse(local)) ? undefined : new Date(local).toISOString();

/** Publishes the page, now or for a time. */
export const PublishPanel = observer(function PublishPanel() {
  const t = useMessages(contentEditorMessages);
  const editor = useEditor();
  const [isForTime, setIsForTime] = useState(false);
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  const publish = () => {
    const [begins, ends] = isForTime ? [momentOf(from), momentOf(until)] : [];
    void editor.publish({
      ...(begins === undefined ? {} : { from: begins }),
      ...(ends === undefined ? {} : { until: ends }),
      ...(note.trim() === '' ? {} : { note: note.trim() }),
    });
  };
  return (
    <Panel variant="outlined">
      <Stack gap={16}>
        <Outcome />
        <TextField
          label={t('contentEditor.publish.note')}
          mark={t('contentEditor.optional')}
          maxLength={200}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Switch
          label={t('contentEditor.publish.forTime')}
          checked={isForTime}
          onChange={({ currentTarget }) => setIsForTime(currentTarget.checked)}
        />
        {isForTime ? (
          <Cluster gap={16} align="start">
            <TextField
              type="datetime-local"
              label={t('contentEditor.publish.from')}
              mark={t('contentEditor.optional')}
              value={from}
              onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            />
            <TextField
              type="datetime-local"
              label={t('contentEditor.publish.until')}
              mark={t('contentEditor.optional')}
              value={until}
              onChange={({ currentTarget }) => setUntil(currentTarget.value)}
            />
          </Cluster>
        ) : null}
        <Cluster>
          <Button
            isBusy={editor.publishing.kind === 'publishing'}
            busyLabel={t('contentEditor.publish.busy')}
            onClick={publish}
          >
            {t('contentEditor.publish.submit')}
          </Button>
          {editor.document?.draft ? (
            <Button variant="quiet" onClick={() => void editor.discard()}>
              {t('contentEditor.publish.discard')}
            </Button>
          ) : null}
        </Cluster>
      </Stack>
    </Panel>
  );
});

/** How publishing ended. */
const Outcome = observer(function Outcome() {
  const t = useMessages(contentEditorMessages);
  const { publishing, problems } = useEditor();
  switch (publishing.kind) {
    case 'idle':
    case 'publishing':
      return null;
    case 'published':
      return (
        <Callout tone="success" isAnnounced>
          {t(publishing.isScheduled ? 'contentEditor.publish.planned' : 'contentEditor.publish.done')}
        </Callout>
      );
    case 'unfinished':
      return (
        <Callout tone="urgent" isAnnounced>
          {t('contentEditor.publish.unfinished', { count: problems.length })}
        </Callout>
      );
    case 'wrongTime':
      return (
        <Callout tone="urgent" isAnnounced>
          {t('contentEditor.publish.wrongTime')}
        </Callout>
      );
    case 'failed':
      return (
        <Callout tone="urgent" isAnnounced>
          {t(`contentEditor.failed.${publishing.reason}`)}
        </Callout>
      );
  }
});
