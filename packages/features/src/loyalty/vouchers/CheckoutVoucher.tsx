import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CheckoutVoucherStore } from './CheckoutVoucherStore.ts';
import { vouchersMessages } from './vouchersMessages.ts';

export interface CheckoutVoucherProps {
  store: CheckoutVoucherStore;
  /** What the voucher takes off, in the currency's unit. */
  takenOff?: number | undefined;
}

/** Uses a voucher for the basket: the member's best one is filled in. */
export const CheckoutVoucher = observer(function CheckoutVoucher({ store, takenOff }: CheckoutVoucherProps) {
  const t = useMessages(vouchersMessages);
  const site = useSite();
  const { applied, problem, standing, isBusy } = store;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void (applied ? store.remove() : store.apply());
  };
  return (
    <form onSubmit={handleSubmit} noValidate aria-label={t('checkout.title')}>
      <Stack gap={12}>
        {applied ? (
          applied.isUsed ? (
            <p role="status">
              {t('checkout.applied', { code: applied.code, value: site.money(takenOff ?? 0, 'short') })}
            </p>
          ) : (
            <Callout tone="warning">{t(`checkout.${standing ?? 'notUsable'}`)}</Callout>
          )
        ) : (
          <TextField
            label={t('checkout.code')}
            name="voucher"
            autoComplete="off"
            value={store.code}
            onChange={(event) => store.type(event.currentTarget.value)}
            error={problem === 'required' || problem === 'notUsable' ? t(`checkout.${problem}`) : undefined}
          />
        )}
        {problem && problem !== 'required' && problem !== 'notUsable' ? (
          <Callout tone="urgent" isAnnounced>
            {t(`checkout.${problem}`)}
          </Callout>
        ) : null}
        <Button
          type="submit"
          variant="secondary"
          size="small"
          isBusy={isBusy}
          busyLabel={t('checkout.applying')}
        >
          {t(applied ? 'checkout.remove' : 'checkout.apply')}
        </Button>
      </Stack>
    </form>
  );
});
