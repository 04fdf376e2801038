import type { Shipment } from '@touchline/contract/basket/schema';
import type { Translate } from '../../../platform/i18n/index.ts';
import type { Site } from '../../../platform/site/index.ts';
import type en from '../messages/en.ts';

/** The chosen delivery of a shipment as a shopper reads it: its kind, and the day it arrives. */
export function shippingLineTitle(
  { shippingType, deliveryPeriod }: NonNullable<Shipment['shippingLineItem']>,
  site: Site,
  t: Translate<typeof en>,
): string {
  const type = t(`delivery.type.${shippingType}`);
  if (!deliveryPeriod) return type;
  const { from, to } = deliveryPeriod;
  if (from === to) return t('delivery.on', { type, day: site.day(from) });
  return t('delivery.between', { type, from: site.day(from, 'short'), to: site.day(to, 'short') });
}
