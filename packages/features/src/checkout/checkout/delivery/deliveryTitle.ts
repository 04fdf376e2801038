import type { ShippingLineItem } from '@touchline/contract/basket/schema';
import type { Translate } from '../../../platform/i18n/index.ts';
import type { Site } from '../../../platform/site/index.ts';
import type en from '../messages/en.ts';
import { slotText } from '../scheduledOption.ts';

type Kind = Pick<ShippingLineItem, 'shippingType' | 'carrierService'>;

/** A kind of delivery, and the days between which it arrives. */
export function deliveryTitle(
  kind: Kind,
  period: ShippingLineItem['deliveryPeriod'],
  site: Site,
  t: Translate<typeof en>,
): string {
  const type = t(`delivery.type.${typeOf(kind)}`);
  if (!period) return type;
  const { from, to } = period;
  if (from === to) return t('delivery.on', { type, day: site.day(from) });
  return t('delivery.between', { type, from: site.day(from, 'short'), to: site.day(to, 'short') });
}

/** How a kind of delivery is called: premium and Prime by their service. */
function typeOf({ shippingType, carrierService }: Kind) {
  if (carrierService === 'PREMIUM') return 'premium';
  return carrierService === 'PRIME' ? 'prime' : shippingType;
}

/** The chosen delivery of a shipment: its kind, and the day, or the day and hours, at which it arrives or can be collected. */
export function shippingLineTitle(line: ShippingLineItem, site: Site, t: Translate<typeof en>): string {
  const { deliveryPeriod, scheduled } = line;
  if (!scheduled) return deliveryTitle(line, deliveryPeriod, site, t);
  return t('delivery.on', { type: t('delivery.type.scheduled'), day: slotText(scheduled, site, t) });
}
