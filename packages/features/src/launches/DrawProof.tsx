import type { DrawCheck } from '@touchline/contract/launch/draw';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import { useState, type SubmitEvent } from 'react';
import { useMessages } from '../platform/i18n/index.ts';
import type { DrawStore } from './DrawStore.ts';
import { launchesMessages } from './launchesMessages.ts';

function CheckResult({ check, entries }: { check: DrawCheck; entries: number }) {
  const t = useMessages(launchesMessages);
  const isRight = check.list && check.winners && check.seed !== false;
  return (
    <Callout
      tone={isRight ? 'success' : 'urgent'}
      title={t(isRight ? 'proof.ok' : 'proof.wrong')}
      isAnnounced
    >
      <ul>
        {check.seed === undefined ? null : <li>{t(check.seed ? 'proof.seed.ok' : 'proof.seed.wrong')}</li>}
        <li>{check.list ? t('proof.list.ok', { count: entries }) : t('proof.list.wrong')}</li>
        <li>{t(check.winners ? 'proof.winners.ok' : 'proof.winners.wrong')}</li>
      </ul>
    </Callout>
  );
}

/** Draws again in the visitor's browser, from what is published, and says whether it fits together. */
export const DrawProof = observer(function DrawProof({ store }: { store: DrawStore }) {
  const t = useMessages(launchesMessages);
  const { proof, draw } = store;
  return (
    <Stack gap={16}>
      <Heading level={2} variant="section">
        {t('proof.check.title')}
      </Heading>
      <p>{t(draw?.state === 'drawn' ? 'proof.check.text' : 'proof.check.later')}</p>
      {draw?.state === 'drawn' ? (
        <div>
          <Button
            isBusy={proof.kind === 'checking'}
            busyLabel={t('proof.check.busy')}
            onClick={() => void store.verify()}
          >
            {t('proof.check.action')}
          </Button>
        </div>
      ) : null}
      {proof.kind === 'checked' ? <CheckResult check={proof.check} entries={proof.entries} /> : null}
      {proof.kind === 'failed' ? (
        <Callout tone="urgent" isAnnounced>
          {t('proof.failed')}
        </Callout>
      ) : null}
      <p>{t('proof.shell')}</p>
    </Stack>
  );
});

/** Finds an entry by the receipt that only its owner has. */
export const FindEntry = observer(function FindEntry({ store }: { store: DrawStore }) {
  const t = useMessages(launchesMessages);
  const { search, launch } = store;
  const sizes = launch?.sizes ?? [];
  const [sku, setSku] = useState(sizes[0]?.sku ?? '');
  const [receipt, setReceipt] = useState('');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.find(sku, receipt);
  };
  return (
    <Stack gap={16}>
      <Heading level={2} variant="section">
        {t('proof.find.title')}
      </Heading>
      <Form onSubmit={handleSubmit}>
        <Select
          label={t('proof.winner.size')}
          value={sku}
          onChange={(event) => setSku(event.currentTarget.value)}
        >
          {sizes.map((size) => (
            <option key={size.sku} value={size.sku}>
              {size.label}
            </option>
          ))}
        </Select>
        <TextField
          label={t('proof.find.receipt')}
          value={receipt}
          autoComplete="off"
          spellCheck={false}
          required
          onChange={(event) => setReceipt(event.currentTarget.value)}
        />
        <div>
          <Button
            type="submit"
            variant="secondary"
            isBusy={search.kind === 'searching'}
            busyLabel={t('proof.find.busy')}
          >
            {t('proof.find.action')}
          </Button>
        </div>
      </Form>
      {search.kind === 'idle' || search.kind === 'searching' ? null : (
        <Callout
          tone={search.kind === 'winner' ? 'success' : search.kind === 'listed' ? 'info' : 'warning'}
          isAnnounced
        >
          {search.kind === 'winner'
            ? t('proof.find.winner', { place: search.place })
            : t(`proof.find.${search.kind}`)}
        </Callout>
      )}
    </Stack>
  );
});
