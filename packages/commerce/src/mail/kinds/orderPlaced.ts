import type { LineItem, ShippingLineItem } from '@touchline/contract/basket/schema';
import {
  addressLines,
  addressOrderOf,
  addressParts,
  type MarketAddresses,
} from '@touchline/contract/market/addressLines';
import { Formats, type FormattedSite } from '@touchline/contract/market/formats';
import { fromWire, toWire } from '@touchline/contract/money';
import type { StoredOrder } from '../../sales/order/loadOrder.ts';
import { linkOfOrder } from '../../sales/order/orderLinks.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { MailContent } from '../MailContent.ts';
import type { MailMessages } from '../MailMessages.ts';
import { messagesOf } from '../messagesOf.ts';

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
): Promise<MailContent> {
  const { orderPlaced: t } = await messagesOf(site.language.code);
  const { pricing } = order;
  const formats = new Formats(site);
  const money = (amount: number) => formats.money(amount);
  const beforeSale = toWire(
    fromWire(pricing.price, currency).minor + fromWire(pricing.saved, currency).minor,
    currency,
  );
  const isGross = order.taxationPolicy === 'gross';
  const arrival = ({ name, deliveryPeriod }: ShippingLineItem) =>
    deliveryPeriod
      ? [
          [name, t.arrives({ from: formats.day(deliveryPeriod.from), to: formats.day(deliveryPeriod.to) })]
            .filter(Boolean)
            // A market need not name its carrier.
            .join(site.language.code.startsWith('fr') ? '\u00a0: ' : ': '),
        ]
      : [];
  return {
    subject: t.subject({ orderId }),
    preview: t.preview,
    title: t.title,
    blocks: [
      { kind: 'text', text: t.text({ orderId }) },
      { kind: 'button', label: t.open, href: link },
      orderItems(order.productLineItemList, t, money),
      {
        kind: 'facts',
        facts: [
          { name: t.goods, value: money(beforeSale) },
          ...(pricing.saved > 0 ? [{ name: t.saved, value: `−${money(pricing.saved)}` }] : []),
          ...(pricing.voucher === undefined
            ? []
            : [{ name: t.voucher, value: `−${money(pricing.voucher)}` }]),
          { name: t.shipping, value: pricing.shipping ? money(pricing.shipping) : t.free },
          ...(pricing.tax > 0 ? [{ name: isGross ? t.includedTax : t.tax, value: money(pricing.tax) }] : []),
          { name: t.total, value: money(pricing.total), isTotal: true },
        ],
      },
      {
        kind: 'address',
        title: t.deliveredTo,
        lines: [
          ...addressLines(addressParts(order.shippingAddress), addressOrderOf(site.market)),
          ...order.shippingLineItemList.flatMap(arrival),
        ],
      },
    ],
    reason: t.reason,
  };
}

/** What was ordered, line by line. */
export const orderItems = (
  lines: readonly LineItem[],
  t: Pick<MailMessages['orderPlaced'], 'quantity'>,
  money: (amount: number) => string,
): MailContent['blocks'][number] => ({
  kind: 'items',
  items: lines.map((line) => ({
    name: line.productName,
    detail: [
      ...[line.color, line.size, t.quantity(line.quantity)],
      ...(line.personalisation ?? []).map(({ label, value }) => `${label}: ${value}`),
    ]
      .filter(Boolean)
      .join(', '),
    amount: money(line.pricing.total),
  })),
});

/** The address that opens the order without its session. */
export async function orderLinkAddress(
  shop: CommerceContext,
  { orderId, sitePath }: OrderPlacedData,
): Promise<string> {
  const { key } = await linkOfOrder(shop, orderId, sitePath);
  return `${shop.origin}/${sitePath}/order?key=${key}`;
}
