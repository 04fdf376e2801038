import type { ShippingLineItem } from '@touchline/contract/basket/schema';
import type { ShippingOption } from '@touchline/contract/shipping/schema';
import type { Translate } from '../../platform/i18n/index.ts';
import type { Site } from '../../platform/site/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import type en from './messages/en.ts';

type Option = Pick<ShippingOption, 'id' | 'shipmentId' | 'price' | 'delivery'>;

/** A delivery at a chosen time: `At a time of your choice`, with the time once it is chosen. */
export function scheduledTitle(
  store: CheckoutStore,
  option: Option,
  site: Site,
  t: Translate<typeof en>,
): string {
  const type = t('delivery.type.scheduled');
  const scheduled = chosenOf(store, option)?.scheduled;
  if (scheduled) return t('delivery.on', { type, day: slotText(scheduled, site, t) });
  return option.delivery ? t('delivery.from', { type, day: site.day(option.delivery.from, 'short') }) : type;
}

/** Day and hours of a slot: `Tuesday 24 November, 18:00 to 21:00`. */
export function slotText(
  { from, to }: { from: string; to: string },
  site: Site,
  t: Translate<typeof en>,
): string {
  return t('slot.at', { day: site.day(from), from: site.time(from), to: site.time(to) });
}

/** The price of an option: with that of its slot, once one is chosen. */
export function shownPrice(store: CheckoutStore, option: Option): number {
  const chosen = chosenOf(store, option);
  return chosen?.scheduled ? chosen.pricing.price : option.price;
}

/** What the basket has of an option, where it is the chosen one. */
function chosenOf({ basket }: CheckoutStore, { id, shipmentId }: Option): ShippingLineItem | undefined {
  const shipment = basket.basket?.shipmentList.find((each) => each.shipmentId === shipmentId);
  return shipment?.shippingLineItem?.id === id ? shipment.shippingLineItem : undefined;
}
