import type { InstallmentPlan } from '@touchline/contract/payment/schema';
import type { Translate } from '../../platform/i18n/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type en from './messages/en.ts';

/** The months in which an order is paid: how often, how much, and what all of it costs with interest. */
export function installmentText(
  { split, total, interest }: InstallmentPlan,
  site: Site,
  t: Translate<typeof en>,
): string {
  const [first = 0] = split;
  const rest = split.at(-1) ?? 0;
  const facts = { count: split.length, first: site.money(first), sum: site.money(rest) };
  const months = t(first === rest ? 'confirmation.installments.even' : 'confirmation.installments', facts);
  if (interest === 0) return months;
  const all = t('confirmation.installments.interest', {
    total: site.money(total),
    interest: site.money(interest),
  });
  return `${months}; ${all}`;
}
