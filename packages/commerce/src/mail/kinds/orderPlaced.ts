import type { Gift } from '@touchline/contract/gift/schema';
import type { LineItem, ShippingLineItem } from '@touchline/contract/basket/schema';
import { isAllByEmail, isDelivered } from '@touchline/contract/market/byEmail';
import {
  addressLines,
  addressOrderOf,
  addressParts,
  type MarketAddresses,
} from '@touchline/contract/market/addressLines';
import { Formats, type FormattedSite } from '@touchline/contract/market/formats';
import { fromWire, toWire } from '@touchline/contract/money';
import type { PickupPoint } from '@touchline/contract/pickup/schema';
import type { StoredOrder } from '../../sales/order/loadOrder.ts';
import { encryptedSearch } from '../../sales/order/encryptedSearch.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { MailBlock, MailContent } from '../MailContent.ts';
import type { MailMessages } from '../MailMessages.ts';
import { messagesOf } from '../messagesOf.ts';
import { isAlwaysOpen, openingLines } from './openingLines.ts';

/** What the order flow writes into the outbox; the rest is read from the order when the mail is sent. */
export interface OrderPlacedData {
  readonly orderId: string;
  readonly sitePath: string;
}

/** What the receipt tells of an order; amounts in its currency as in the API. */
export type ReceiptOrder = Pick<StoredOrder, 'id' | 'currency' | 'data'>;

/** What the site of an order decides about its receipt. */
export type ReceiptSite = FormattedSite & { readonly market: MarketAddresses };

/** The receipt of an order, with sums, days and addresses written as on the pages of its site. */
export async function orderPlaced(
  { id: orderId, currency, data: order }: ReceiptOrder,
  site: ReceiptSite,
  link: string,
  /** Files of the order, with the addresses that load them. */
  downloads: readonly { readonly name: string; readonly href: string }[] = [],
): Promise<MailContent> {
  const { orderPlaced: t } = await messagesOf(site.language.code);
  const { pricing } = order;
  const formats = new Formats(site);
  const money = (amount: number) => formats.money(amount);
  const beforeSale = toWire(
    fromWire(pricing.price, currency).minor + fromWire(pricing.saved, currency).minor,
    currency,
  );
  const plan = order.payment.installments;
  const isGross = order.taxationPolicy === 'gross';
  const arrival = (shipping: ShippingLineItem) => {
    const arrives = deliveryDays(shipping, t, formats);
    const text = shipping.text === undefined ? [] : [shipping.text];
    return arrives
      ? [
          [shipping.name, arrives]
            .filter(Boolean)
            // A market need not name its carrier.
            .join(site.language.code.startsWith('fr') ? '\u00a0: ' : ': '),
          ...text,
        ]
      : text;
  };
  const { shippingLineItemList: deliveries } = order;
  const sent = deliveries.filter(isDelivered);
  return {
    subject: t.subject({ orderId }),
    preview: t.preview,
    title: t.title,
    blocks: [
      { kind: 'text', text: t.text({ orderId }) },
      { kind: 'button', label: t.open, href: link },
      ...downloads.map(({ name, href }) => ({
        kind: 'button' as const,
        label: t.download({ name }),
        href,
      })),
      orderItems(order.productLineItemList, t, formats),
      {
        kind: 'facts',
        facts: [
          { name: t.goods, value: money(beforeSale) },
          ...(pricing.saved > 0 ? [{ name: t.saved, value: `−${money(pricing.saved)}` }] : []),
          ...(pricing.voucher === undefined
            ? []
            : [{ name: t.voucher, value: `−${money(pricing.voucher)}` }]),
          ...(order.coupons ?? []).map(({ couponCode: code, amount }) => ({
            ...{ name: t.coupon({ code }), value: `−${money(amount)}` },
          })),
          ...(pricing.prepaid === undefined
            ? []
            : [{ name: t.prepaid, value: `−${money(pricing.prepaid)}` }]),
          ...(isAllByEmail(deliveries)
            ? []
            : [{ name: t.shipping, value: pricing.shipping ? money(pricing.shipping) : t.free }]),
          ...(pricing.paymentFee === undefined
            ? []
            : [{ name: t.paymentFee, value: money(pricing.paymentFee) }]),
          ...(pricing.tax > 0 ? [{ name: isGross ? t.includedTax : t.tax, value: money(pricing.tax) }] : []),
          { name: t.total, value: money(pricing.total), isTotal: true },
          ...(order.paidByGiftCards ?? []).map(({ lastDigits: digits, amount }) => ({
            ...{ name: t.giftCard({ digits }), value: `−${money(amount)}` },
          })),
          ...(pricing.due ? [{ name: t.due, value: money(pricing.due) }] : []),
          ...(plan
            ? [
                {
                  name: t.payment,
                  value: t.installments({
                    ...{ count: plan.split.length, first: money(plan.split[0] ?? 0) },
                    ...{ sum: money(plan.split.at(-1) ?? 0), total: money(plan.total) },
                  }),
                },
              ]
            : []),
          ...(order.payment.isOnDelivery ? [{ name: t.payment, value: order.payment.name }] : []),
        ],
      },
      ...deliveries.flatMap((shipping) => collection(shipping, site, t)),
      ...(order.shippingAddress && sent.length > 0
        ? [
            {
              kind: 'address' as const,
              title: t.deliveredTo,
              lines: [
                ...addressLines(addressParts(order.shippingAddress), addressOrderOf(site.market)),
                ...sent.flatMap(arrival),
              ],
            },
          ]
        : []),
    ],
    reason: t.reason,
  };
}

/** When a delivery arrives: the slot that was chosen, or the days that are promised. */
export function deliveryDays(
  { deliveryPeriod, scheduled }: ShippingLineItem,
  t: Pick<MailMessages['orderPlaced'], 'scheduled' | 'arrives'>,
  formats: Formats,
): string | undefined {
  if (scheduled) {
    const { from, to } = scheduled;
    return t.scheduled({ day: formats.day(from), from: formats.time(from), to: formats.time(to) });
  }
  if (!deliveryPeriod) return undefined;
  return t.arrives({ from: formats.day(deliveryPeriod.from), to: formats.day(deliveryPeriod.to) });
}

/** Where a delivery is collected, and the code to show there; nothing for one that is brought. */
export const collection = (
  { pickup }: ShippingLineItem,
  site: ReceiptSite,
  t: MailMessages['orderPlaced'],
): MailBlock[] =>
  pickup
    ? [
        { kind: 'address', title: t.collectFrom, lines: pointLines(pickup.point, site, t) },
        ...(pickup.code === undefined
          ? []
          : ([
              { kind: 'code', code: pickup.code, label: t.collectionCode, isScanned: true },
              { kind: 'text', text: t.showCode },
            ] as const)),
      ]
    : [];

/** Where an order is collected: name, address and hours, and from when on it is there. */
function pointLines(point: PickupPoint, site: ReceiptSite, t: MailMessages['orderPlaced']): string[] {
  // Hours and times are those of the place, which may be in another zone than most of its market.
  const formats = new Formats({ ...site, market: { ...site.market, timeZone: point.timeZone } });
  const { address, openingHours, readyBy } = point;
  return [
    [point.carrierName, point.name].filter(Boolean).join(', '),
    ...addressLines({ firstName: '', lastName: '', ...address }, addressOrderOf(site.market)),
    ...(isAlwaysOpen(openingHours) ? [t.alwaysOpen] : openingLines(openingHours, formats.locale)),
    ...(readyBy === undefined ? [] : [t.readyFrom(formats.ready(readyBy))]),
  ];
}

/** What was ordered, line by line, with whom a gift card is for; `isAhead` says from when on what is not there yet is sent. */
export const orderItems = (
  lines: readonly LineItem[],
  t: Pick<MailMessages['orderPlaced'], 'quantity' | 'gift' | 'sentFrom'>,
  formats: Formats,
  isAhead = true,
): MailBlock => ({
  kind: 'items',
  items: lines.map((line) => ({
    name: line.productName,
    detail: formats.details([
      ...[line.color, formats.size(line.size), t.quantity(line.quantity)],
      ...(line.personalisation ?? []).map(({ label, value }) => `${label}: ${value}`),
      ...(!isAhead || line.sentFrom === undefined ? [] : [t.sentFrom(formats.day(line.sentFrom))]),
      ...(line.gift ? [giftText(line.gift, t, formats)] : []),
    ]),
    amount: formats.money(line.pricing.total),
  })),
});

const giftText = (
  { recipientName: name, recipientEmail: email, sendOn }: Gift,
  t: Pick<MailMessages['orderPlaced'], 'gift'>,
  formats: Formats,
): string => t.gift({ name, email, day: sendOn && formats.day(sendOn) });

/** The address that finds the order without its session: an encrypted search for its number and email address. */
export async function orderLinkAddress(
  shop: CommerceContext,
  { orderId, sitePath }: OrderPlacedData,
): Promise<string> {
  const order = await shop.db
    .selectFrom('orders')
    .select('email')
    .where('id', '=', orderId)
    .executeTakeFirst();
  const search = await encryptedSearch(shop, { orderId, email: order?.email ?? '' });
  return `${shop.origin}/${sitePath}/order/find?search=${search}`;
}
