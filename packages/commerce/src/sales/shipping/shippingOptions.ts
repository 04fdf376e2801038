import type { DeliveryMethod, Market, Site } from '@touchline/contract/market/schema';
import type { PrimeError } from '@touchline/contract/codes';
import { fromWire, toWire } from '@touchline/contract/money';
import type { SchedulingOptions } from '@touchline/contract/scheduling/schema';
import type {
  BridgeShippingOption,
  bridgePatchTypes,
  ShippingOption,
} from '@touchline/contract/shipping/schema';
import { collectionOf, shipmentId } from '../basket/basketView.ts';
import type { BasketData } from '../basket/BasketData.ts';
import type { ComputedBasket, ComputedShipment } from '../basket/computeBasket.ts';
import { isSent } from '../basket/destination.ts';
import { taxOf } from '../basket/priceBasket.ts';
import { delayOf, marketAt } from '../../kernel/delivery/marketAt.ts';
import { isPrime } from '../../kernel/delivery/prime.ts';
import { promiseDelivery } from '../../kernel/delivery/promise.ts';
import { goodsFault, shopperFault } from '../prime/primeFault.ts';
import { fitsShipment } from '../basket/fitsShipment.ts';
import { shipmentPrice } from '../basket/shipmentPrice.ts';

/** Where a basket goes, and who has asked. */
export interface OptionsFor {
  readonly region: string | undefined;
  readonly postalCode: string | undefined;
  /** What the wallet has said of the shopper. */
  readonly wallet: BasketData['wallet'];
  /** Whether the shop has a wallet, without which nobody has Prime. */
  readonly hasWallet: boolean;
}

/**
 * The delivery options of every shipment of a basket to its address, with price and delivery dates. Prime stands among
 * them with its reason where it does not deliver this.
 */
export function shippingOptions(
  basketId: string,
  computed: ComputedBasket,
  site: Site,
  { region, postalCode, wallet, hasWallet }: OptionsFor,
  now: Date,
): ShippingOption[] {
  const market = marketAt(site.market, postalCode, now);
  const wire = (minor: number) => toWire(minor, market.currency);
  return computed.shipments.flatMap((shipment, index) => {
    const here = market.deliveryMethods.filter((method) => fitsShipment(method, shipment.kind));
    const prime = hasWallet ? primeOf(site.market, market, shipment, wallet) : undefined;
    const away = prime && !here.some(isPrime) ? [prime.method] : [];
    return [...here, ...away]
      .filter((method) => !isPrime(method) || prime)
      .map((method): ShippingOption => {
        const isChosen = shipment.method?.id === method.id;
        const slot = isChosen ? shipment.slot : undefined;
        const price =
          shipmentPrice(method, index, computed.parcelGoods, market, computed.hasFreeDelivery) +
          (slot?.priceMinor ?? 0);
        const promise = promiseDelivery(method, market, now, shipment.readyFrom);
        const isSentByEmail = !fitsShipment(method, 'regular');
        const others = computed.shipments.filter((other) => other !== shipment);
        const shipping = others.reduce((sum, { shippingMinor }) => sum + shippingMinor, price);
        const delayMessage = delayOf(method, market.timeZone, now)?.texts[site.language.code];
        const text = method.texts?.[site.language.code];
        const tax = taxOf(market.taxation, computed.taxedGoods, shipping, region);
        const period = { from: promise.earliest, to: promise.latest };
        const periods = isSent(method.shippingType)
          ? { delivery: slot ? { from: slot.day, to: slot.day } : period }
          : { collection: (isChosen && collectionOf(shipment)) || period };
        const shipNode =
          isChosen && shipment.isFromStore && shipment.point ? shipment.point.id : method.shipNode;
        return {
          id: method.id,
          shipmentId: shipmentId(basketId, shipment.kind),
          carrierCode: method.carrierCode,
          carrierService: method.carrierService,
          carrierServiceCode: method.id,
          ...(method.carrierName === undefined ? {} : { carrierName: method.carrierName }),
          shippingType: method.shippingType,
          ...(isSentByEmail ? {} : periods),
          ...(slot ? { shippingOnDate: slot.day } : {}),
          price: wire(price),
          products: shipment.lines.map(({ line }) => line.sku),
          leadTime: method.leadDays.to,
          basketPrice: wire(computed.goods - computed.goodsOff + shipping + tax.onTop),
          ...(isSentByEmail ? {} : { orderBy: promise.orderBy }),
          ...(delayMessage === undefined ? {} : { delayMessage }),
          ...(method.customId === undefined ? {} : { customId: method.customId }),
          ...(shipNode === undefined ? {} : { shipNode }),
          ...(method.cashOnDelivery ? { cashOnDelivery: true } : {}),
          ...(text === undefined ? {} : { text }),
          ...(isPrime(method) && prime?.errorCode ? { errorCode: prime.errorCode } : {}),
        };
      });
  });
}

/**
 * The delivery of a shipment with Prime, and why there is none for this shopper. It is not told of to somebody who has not
 * signed in with the wallet where that would not bring it either.
 */
function primeOf(
  everywhere: Market,
  here: Market,
  { kind, lines }: ComputedShipment,
  wallet: BasketData['wallet'],
): { method: DeliveryMethod; errorCode: PrimeError | undefined } | undefined {
  const method = everywhere.deliveryMethods.find((each) => isPrime(each) && fitsShipment(each, kind));
  if (!method) return undefined;
  const other =
    goodsFault(lines)?.errorCode ??
    (here.deliveryMethods.some(isPrime) ? undefined : ('InvalidAddressForPrime' as const));
  const shopper = shopperFault(wallet);
  return shopper === 'UserNotPrimeAuthenticated' && other
    ? undefined
    : { method, errorCode: shopper ?? other };
}

/** What the bridge calls a kind of delivery: in its options, and in changes. */
export function bridgeFormOf(option: Pick<ShippingOption, 'shippingType'> | undefined): {
  option: BridgeShippingOption['type'];
  patch: (typeof bridgePatchTypes)[number];
} {
  if (option?.shippingType === 'cnc') return { option: 'clickAndCollect', patch: 'ClickAndCollect' };
  if (option?.shippingType === 'pudo') return { option: 'pudo', patch: 'PUDO' };
  return { option: 'homeDelivery', patch: 'HomeDelivery' };
}

/** The same in the bridge's format: one entry per method, with all its shipments, their combined price and free slots. */
export function bridgeOptions(
  options: readonly ShippingOption[],
  chosen: (shipmentId: string) => string | undefined,
  currency: string,
  scheduling: readonly SchedulingOptions[],
): BridgeShippingOption[] {
  const ids = [...new Set(options.map(({ id }) => id))];
  return ids.map((id) => {
    const mine = options.filter((option) => option.id === id);
    const first = mine[0];
    const period = first?.delivery ?? first?.collection;
    const minor = mine.reduce((sum, { price }) => sum + fromWire(price, currency).minor, 0);
    return {
      shippingOptionId: id,
      shippingOptionCode: first?.carrierService ?? '',
      shippingOptionPrice: toWire(minor, currency),
      ...(period ? { deliveryDate: period.to } : {}),
      isSelected: mine.every(({ shipmentId: of }) => chosen(of) === id),
      shipments: mine.map(({ id: _id, ...shipment }) => shipment),
      schedulingOptions: freeSlots(scheduling.filter(({ shippingOptionId }) => shippingOptionId === id)),
      type: bridgeFormOf(first).option,
    };
  });
}

/** Days with the slots that are free for every shipment of an option. */
function freeSlots(options: readonly SchedulingOptions[]): BridgeShippingOption['schedulingOptions'] {
  const [first, ...others] = options.map(({ days }) =>
    days.flatMap(({ slots }) => slots.filter(({ isFull }) => !isFull).map(({ id }) => id)),
  );
  const free = (first ?? []).filter((id) => others.every((ids) => ids.includes(id)));
  const days = new Map<string, string[]>();
  for (const id of free) {
    const [date = '', timeslot = ''] = id.split('T');
    days.set(date, [...(days.get(date) ?? []), timeslot]);
  }
  return [...days].map(([date, timeslots]) => ({ date, timeslots }));
}
