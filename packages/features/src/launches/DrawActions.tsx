import { Button } from '@touchline/design-system/Button';
import { CopyButton } from '@touchline/design-system/CopyButton';
import { Stack } from '@touchline/design-system/layout';
import { SizeGrid } from '@touchline/design-system/SizeGrid';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { launchFields, LaunchForm } from './LaunchForm.tsx';
import { launchesMessages } from './launchesMessages.ts';
import type { LaunchStore } from './LaunchStore.ts';

const Receipt = styled.div`
  ${type('meta')}
  display: grid;
  gap: ${token('space.8')};
  justify-items: start;
  & code {
    overflow-wrap: anywhere;
  }
  & p {
    color: ${token('color.text.subtle')};
  }
`;

/** The receipt of the visitor's entry: what proves later that it is theirs. */
const EntryReceipt = observer(function EntryReceipt({ store }: { store: LaunchStore }) {
  const t = useMessages(launchesMessages);
  const receipt = store.standing?.entry?.receipt;
  if (receipt === undefined) return null;
  return (
    <Receipt>
      <strong>{t('receipt')}</strong>
      <code>{receipt}</code>
      <p>{t('receipt.hint')}</p>
      <CopyButton text={receipt} copiedLabel={t('receipt.copied')} failedLabel={t('receipt.failed')}>
        {t('receipt.copy')}
      </CopyButton>
    </Receipt>
  );
});

const Enter = observer(function Enter({ store, label }: { store: LaunchStore; label: string }) {
  const t = useMessages(launchesMessages);
  const site = useSite();
  const { busy, problem, standing } = store;
  const chosen = store.sku ?? standing?.entry?.sku;
  const sizeId = useId();
  const error = problem === 'sizeMissing' ? t('problem.sizeMissing') : undefined;
  return (
    <LaunchForm
      store={store}
      action="enter"
      errors={error === undefined ? [] : [{ fieldId: sizeId, message: error }]}
    >
      <Stack gap={16}>
        <SizeGrid
          legend={t('size')}
          name={launchFields.sku}
          sizes={(store.launch?.sizes ?? []).map((size) => ({
            value: size.sku,
            label: site.size(size.label),
          }))}
          chosen={chosen === undefined ? [] : [chosen]}
          onSizesChange={([sku]) => {
            if (sku !== undefined) store.chooseSize(sku);
          }}
          id={sizeId}
          error={error}
          soldOutLabel={t('size.soldOut')}
          lowLabel={t('size.low')}
        />
        <Button type="submit" isWide isBusy={busy === 'enter'} busyLabel={t('enter.busy')}>
          {label}
        </Button>
      </Stack>
    </LaunchForm>
  );
});

/** Entering a draw once, changing the size, withdrawing. */
export const DrawActions = observer(function DrawActions({ store }: { store: LaunchStore }) {
  const t = useMessages(launchesMessages);
  const { phase, busy, obstacle } = store;
  const withdraw = (label: string) => (
    <LaunchForm store={store} action="withdraw">
      <Button
        type="submit"
        variant="tertiary"
        size="small"
        isBusy={busy === 'withdraw'}
        busyLabel={t('withdraw.busy')}
      >
        {label}
      </Button>
    </LaunchForm>
  );
  switch (phase?.kind) {
    case 'enterable':
    case 'withdrawn':
      if (obstacle) return null;
      return <Enter store={store} label={t(phase.kind === 'withdrawn' ? 'enter.again' : 'enter')} />;
    case 'entered':
      return (
        <>
          <EntryReceipt store={store} />
          <Enter store={store} label={t('enter.change')} />
          {withdraw(t('withdraw'))}
        </>
      );
    case 'drawing':
    case 'bought':
      return <EntryReceipt store={store} />;
    case 'won':
      return (
        <>
          <EntryReceipt store={store} />
          {withdraw(t('withdraw.win'))}
        </>
      );
    case 'next':
      return (
        <>
          <EntryReceipt store={store} />
          {withdraw(t('withdraw'))}
        </>
      );
    default:
      return null;
  }
});
