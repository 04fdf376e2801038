import type { ShippingLineItem } from '@touchline/contract/basket/schema';
import type { StoredOrder } from '../../order/loadOrder.ts';
import { linkOfOrder } from '../../order/orderLinks.ts';
import type { Shop } from '../../Shop.ts';
import type { MailContent } from '../MailContent.ts';
import { messagesOf } from '../messagesOf.ts';

/** What the order flow writes into the outbox; the rest is read from the order when the mail is sent. */
export interface OrderPlacedData {
  readonly orderId: string;
  readonly sitePath: string;
}

/** What the receipt tells of an order; amounts in its currency as in the API. */
export type ReceiptOrder = Pick<StoredOrder, 'id' | 'currency' | 'data'>;

/** The receipt of an order. */
export async function orderPlaced(
  { id: orderId, currency, data: order }: ReceiptOrder,
  language: string,
  link: string,
): Promise<MailContent> {
  const { orderPlaced: t } = await messagesOf(language);
  const { pricing, shippingAddress: to } = order;
  const money = (amount: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
  const day = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const arrival = ({ name, deliveryPeriod }: ShippingLineItem) =>
    deliveryPeriod
      ? [
          [
            name,
            t.arrives({
              from: day.format(new Date(deliveryPeriod.from)),
              to: day.format(new Date(deliveryPeriod.to)),
            }),
          ]
            .filter(Boolean)
            // A market need not name its carrier.
            .join(language.startsWith('fr') ? '\u00a0: ' : ': '),
        ]
      : [];
  return {
    subject: t.subject({ orderId }),
    preview: t.preview,
    title: t.title,
    blocks: [
      { kind: 'text', text: t.text({ orderId }) },
      { kind: 'button', label: t.open, href: link },
      {
        kind: 'items',
        items: order.productLineItemList.map((line) => ({
          name: line.productName,
          detail: [
            ...[line.color, line.size, t.quantity(line.quantity)],
            ...(line.personalisation ?? []).map(({ label, value }) => `${label}: ${value}`),
          ]
            .filter(Boolean)
            .join(', '),
          amount: money(line.pricing.total),
        })),
      },
      {
        kind: 'facts',
        facts: [
          { name: t.goods, value: money(pricing.price) },
          { name: t.shipping, value: pricing.shipping ? money(pricing.shipping) : t.free },
          ...(pricing.tax > 0 ? [{ name: t.tax, value: money(pricing.tax) }] : []),
          { name: t.total, value: money(pricing.total), isTotal: true },
        ],
      },
      {
        kind: 'address',
        title: t.deliveredTo,
        lines: [
          `${to.firstName} ${to.lastName}`,
          to.address1,
          to.address2,
          `${to.zipcode} ${to.city}`,
          to.stateCode,
          ...order.shippingLineItemList.flatMap(arrival),
        ].filter((part) => part.trim() !== ''),
      },
    ],
    reason: t.reason,
  };
}

/** The address that opens the order without its session. */
export async function orderLinkAddress(shop: Shop, { orderId, sitePath }: OrderPlacedData): Promise<string> {
  const { key } = await linkOfOrder(shop, orderId, sitePath);
  return `${shop.origin}/${sitePath}/order?key=${key}`;
}
