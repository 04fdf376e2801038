import type { PromisedDelivery } from '@touchline/contract/client/delivery';
import type { Translate } from '../../platform/i18n/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type en from './messages/en.ts';

/** The kind of a delivery, and the days between which goods arrive. */
export function promisedDayText(
  { shippingType, earliest, latest }: Pick<PromisedDelivery, 'shippingType' | 'earliest' | 'latest'>,
  site: Site,
  t: Translate<typeof en>,
): string {
  const kind = t(shippingType === 'express' ? 'kind.express' : 'kind.home');
  return earliest === latest
    ? t('on', { kind, day: site.day(earliest) })
    : t('between', { kind, from: site.day(earliest, 'short'), to: site.day(latest, 'short') });
}
