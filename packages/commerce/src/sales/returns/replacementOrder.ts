import { fromWire, toWire } from '@touchline/contract/money';
import type { ShippingLine } from '../basket/basketView.ts';
import { collectionCode } from '../order/collectionCode.ts';
import type { StoredOrder } from '../order/loadOrder.ts';
import type { OrderData } from '../order/tables.ts';
import { shares } from '../fulfilment/shares.ts';
import type { Random } from '../../kernel/ports/Random.ts';

/** Pieces that have come back and another size takes the place of. */
export interface ExchangedLine {
  readonly itemId: string;
  readonly sku: string;
  readonly size: string;
  readonly quantity: number;
  /** What was paid for them, and the delivery that goes on with them. */
  readonly paidMinor: number;
  readonly shippingMinor: number;
}

type ReplacedOrder = Pick<StoredOrder, 'data' | 'currency' | 'totalMinor'>;

/** What an order in other sizes consists of. */
export interface Replacement {
  readonly data: OrderData;
  readonly totalMinor: number;
  /** Shown when it is collected; `null` where it is brought. */
  readonly collectionCode: string | null;
}

/**
 * The order that takes the place of exchanged lines. It is worth what was paid for them, so that what comes back of it later is
 * exact: each line has the price of then, and what was taken off it. It goes where they went, at no charge.
 */
export function replacementOf(
  { data, currency, totalMinor }: ReplacedOrder,
  lines: readonly ExchangedLine[],
  { payment, random }: { readonly payment: string; readonly random: Random },
): Replacement {
  const wire = (minor: number) => toWire(minor, currency);
  const minor = (amount: number) => fromWire(amount, currency).minor;
  const worth = lines.reduce((sum, { paidMinor, shippingMinor }) => sum + paidMinor + shippingMinor, 0);
  // In the proportion of the order, as in a credit note.
  const tax = totalMinor === 0 ? 0 : Math.round((minor(data.pricing.tax) * worth) / totalMinor);
  const isNet = data.taxationPolicy === 'net';
  const taxes = isNet
    ? shares(tax, [
        ...lines.map(({ paidMinor }) => paidMinor),
        lines.reduce((sum, { shippingMinor }) => sum + shippingMinor, 0),
      ])
    : [];
  const taxOf = (at: number) => taxes[at] ?? 0;
  const places = deliveriesOf(data, lines);
  const code = places.some(({ shipping }) => shipping?.pickup) ? collectionCode(random) : null;
  const shippingMinor = lines.reduce((sum, line) => sum + line.shippingMinor, 0) - taxOf(lines.length);
  const made = lines.map((line, at) => madeLine(data, line, { wire, taxMinor: taxOf(at), minor }));
  const saved = made.reduce((sum, { reduction }) => sum + reduction, 0);
  const goods = made.reduce((sum, { goodsMinor }) => sum + goodsMinor, 0);
  const byItem = (value: (one: (typeof made)[number], at: number) => number) =>
    Object.fromEntries(made.map((one, at) => [one.item.itemId, value(one, at)]));
  return {
    totalMinor: worth,
    collectionCode: code,
    data: {
      productLineItemList: made.map(({ item }) => item),
      shippingLineItemList: places.map(({ shipping, itemIds }, at) => {
        const {
          cashOnDelivery: _,
          deliveryPeriod: __,
          scheduled: ___,
          pickup,
          ...kept
        } = shipping ?? nowhere;
        return {
          ...kept,
          itemIds,
          pricing: { price: at === 0 ? wire(shippingMinor) : 0 },
          ...(pickup ? { pickup: { ...pickup, ...(code === null ? {} : { code }) } } : {}),
        };
      }),
      ...(data.shippingAddress ? { shippingAddress: data.shippingAddress } : {}),
      ...(data.billingAddress ? { billingAddress: data.billingAddress } : {}),
      ...(data.contact ? { contact: data.contact } : {}),
      ...(data.smsNumber === undefined ? {} : { smsNumber: data.smsNumber }),
      pricing: {
        ...{ price: wire(goods), saved: wire(Math.max(0, saved)), shipping: wire(shippingMinor) },
        ...{ tax: wire(tax), total: wire(worth) },
      },
      taxationPolicy: data.taxationPolicy,
      payment: { paymentMethodId: 'EXCHANGE', name: payment },
      lineReductions: byItem(({ reduction }) => reduction),
      ...(isNet ? { lineTaxes: byItem((_, at) => taxOf(at)) } : {}),
      stock: [...new Set(lines.map(({ sku }) => sku))].toSorted().map((sku) => ({
        sku,
        quantity: lines.reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0),
      })),
    },
  };
}

/** Orders older than `shippingLineItemList` have no delivery to take over. */
const nowhere: ShippingLine = { id: 'exchange', shippingType: 'home', name: '', pricing: { price: 0 } };

/** The line in the other size, with what of its price was not paid. */
function madeLine(
  { productLineItemList }: OrderData,
  { itemId, sku, size, quantity, paidMinor }: ExchangedLine,
  money: { wire: (minor: number) => number; minor: (amount: number) => number; taxMinor: number },
) {
  const before = productLineItemList.find((line) => line.itemId === itemId);
  if (!before) throw new Error(`The order has no line ${itemId}.`);
  const { previousPrice: _, ...pricing } = before.pricing;
  const goodsMinor = paidMinor - money.taxMinor;
  const item = {
    ...before,
    ...{ itemId: madeItemId(itemId), productId: sku, size, quantity, discountList: [] },
    pricing: { ...pricing, standardPrice: pricing.price, total: money.wire(goodsMinor) },
  };
  return { item, goodsMinor, reduction: money.minor(pricing.price) * quantity - goodsMinor };
}

const madeItemId = (itemId: string): string => `${itemId}.x`;

/** The deliveries that the lines came by, each once, with the lines that go the same way now. */
function deliveriesOf({ shippingLineItemList }: OrderData, lines: readonly ExchangedLine[]) {
  const ways = new Map<number, string[]>();
  for (const { itemId } of lines) {
    const at = Math.max(
      0,
      shippingLineItemList.findIndex(({ itemIds }) => itemIds?.includes(itemId) ?? true),
    );
    ways.set(at, [...(ways.get(at) ?? []), madeItemId(itemId)]);
  }
  return [...ways].map(([at, itemIds]) => ({ shipping: shippingLineItemList[at], itemIds }));
}
