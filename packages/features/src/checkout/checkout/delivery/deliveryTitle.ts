import type { ShippingLineItem } from '@touchline/contract/basket/schema';
import type { Translate } from '../../../platform/i18n/index.ts';
import type { Site } from '../../../platform/site/index.ts';
import type en from '../messages/en.ts';
import { slotText } from '../scheduledOption.ts';

/** A kind of delivery, and the days between which it arrives. */
export function deliveryTitle(
  shippingType: ShippingLineItem['shippingType'],
  period: ShippingLineItem['deliveryPeriod'],
  site: Site,
  t: Translate<typeof en>,
): string {
  const type = t(`delivery.type.${shippingType}`);
  if (!period) return type;
  const { from, to } = period;
  if (from === to) return t('delivery.on', { type, day: site.day(from) });
  return t('delivery.between', { type, from: site.day(from, 'short'), to: site.day(to, 'short') });
}

/** The chosen delivery of a shipment: its kind, and the day, or the day and hours, at which it arrives or can be collected. */
export function shippingLineTitle(
  { shippingType, deliveryPeriod, scheduled }: ShippingLineItem,
  site: Site,
  t: Translate<typeof en>,
): string {
  if (!scheduled) return deliveryTitle(shippingType, deliveryPeriod, site, t);
  return t('delivery.on', { type: t('delivery.type.scheduled'), day: slotText(scheduled, site, t) });
}
