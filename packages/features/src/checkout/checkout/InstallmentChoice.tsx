import type { InstallmentPlan, PaymentMethod } from '@touchline/contract/payment/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useMessages, type Translate } from '../../platform/i18n/index.ts';
import { useSite, type Site } from '../../platform/site/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type en from './messages/en.ts';

const Detail = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

export interface InstallmentChoiceProps {
  store: CheckoutStore;
  method: Pick<PaymentMethod, 'id' | 'cards'>;
}

/** In how many months the chosen method is paid: what each month and all of it costs, for the total as it is now. */
export const InstallmentChoice = observer(function InstallmentChoice({
  store,
  method,
}: InstallmentChoiceProps) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { payment, basket } = store;
  const { plans, installments } = payment;
  const { total = 0 } = basket.basket?.pricing ?? {};

  // Another total has other instalments.
  useEffect(() => {
    void payment.loadPlans();
  }, [payment, method.id, total]);

  if (plans === 'failed')
    return (
      <Callout
        tone="urgent"
        isAnnounced
        title={t('installments.failed')}
        actions={
          <Button variant="secondary" size="small" onClick={() => void payment.loadPlans()}>
            {t('checkout.retry')}
          </Button>
        }
      >
        {installments > 1 ? t('installments.chosen', { count: installments }) : null}
      </Callout>
    );
  if (!plans || plans.length === 0) return null;
  const chosen = plans.find(({ numberOfPayments }) => numberOfPayments === installments);
  const cards = method.cards
    .filter(({ cardType }) => plans[0]?.cardTypes?.includes(cardType))
    .map(({ name }) => name);
  return (
    <Stack gap={8}>
      {payment.arePlansChanged ? (
        <Callout tone="warning" isAnnounced title={t('installments.changed')} />
      ) : null}
      <Select
        label={t('installments.label')}
        hint={cards.length > 0 ? t('installments.cards', { cards: cards.join(', ') }) : undefined}
        value={String(chosen ? installments : 1)}
        onChange={({ currentTarget }) => void payment.chooseInstallments(Number(currentTarget.value))}
      >
        <option value="1">{t('installments.once', { sum: site.money(total) })}</option>
        {plans.map((plan) => (
          <option key={plan.installmentPlanId} value={plan.numberOfPayments}>
            {planText(plan, site, t)}
          </option>
        ))}
      </Select>
      {chosen ? <Detail role="status">{detailText(chosen, site, t)}</Detail> : null}
    </Stack>
  );
});

/** A plan in one line: how often, how much, and whether there is interest. */
function planText(
  { split, interest, monthlyRate = 0 }: InstallmentPlan,
  site: Site,
  t: Translate<typeof en>,
): string {
  const facts = {
    count: split.length,
    sum: site.money(split.at(-1) ?? 0),
    rate: new Intl.NumberFormat(site.locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      monthlyRate / 100,
    ),
  };
  return t(interest > 0 ? 'installments.interest' : 'installments.free', facts);
}

/** The first month where it differs, and what all of it costs. */
function detailText(
  { split, total, interest }: InstallmentPlan,
  site: Site,
  t: Translate<typeof en>,
): string {
  const [first = 0] = split;
  return [
    first === split.at(-1) ? undefined : t('installments.first', { sum: site.money(first) }),
    interest > 0
      ? t('installments.total.interest', { total: site.money(total), interest: site.money(interest) })
      : t('installments.total', { total: site.money(total) }),
  ]
    .filter(Boolean)
    .join(' ');
}
