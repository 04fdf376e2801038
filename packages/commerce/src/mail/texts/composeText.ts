import { Formats } from '@touchline/contract/market/formats';
import type { ShippingLineItem } from '@touchline/contract/basket/schema';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { anyOrder } from '../../sales/order/loadOrder.ts';
import { linkOfOrder } from '../../sales/order/orderLinks.ts';
import type { WaitingMail } from '../composeMail.ts';
import type { OrderPlacedData } from '../kinds/orderPlaced.ts';
import { MailRejected } from '../Mail.ts';
import { messagesOf } from '../messagesOf.ts';
import type { TextMessage } from './TextMessage.ts';

/** Kinds of the outbox that are no mails. */
export const isText = (kind: string): boolean => kind.startsWith('text-');

/** Writes a waiting text message. Throws for an unknown kind, which a newer process may know. */
export async function composeText(shop: CommerceContext, waiting: WaitingMail): Promise<TextMessage> {
  const about = waiting.data as OrderPlacedData;
  const order = await anyOrder(shop.db, about.orderId);
  if (!order) throw new MailRejected(`There is no order ${about.orderId}.`);
  const { text: t } = await messagesOf(waiting.language);
  const facts = { shop: shop.design.name, orderId: about.orderId };
  const write = async () => {
    switch (waiting.kind) {
      case 'text-order-placed': {
        const formats = new Formats(shop.markets.site(about.sitePath));
        const days = order.data.shippingLineItemList.map((line) => arrival(line, formats, t.arrives));
        // Shorter than the search that a mail has.
        const { key, sitePath } = await linkOfOrder(shop, order.id, order.sitePath);
        const link = `${shop.origin}/${sitePath}/order?key=${key}`;
        return t.orderPlaced({ ...facts, days: days.filter(Boolean).join(', '), link });
      }
      case 'text-order-cancelled':
        return t.orderCancelled(facts);
      default:
        throw new Error(`Unknown kind of text message: ${waiting.kind}.`);
    }
  };
  return { id: waiting.id, to: waiting.recipient, text: await write() };
}

function arrival(
  { deliveryPeriod, scheduled }: ShippingLineItem,
  formats: Formats,
  between: (days: { readonly from: string; readonly to: string }) => string,
): string {
  if (scheduled)
    return between({
      from: `${formats.day(scheduled.from)} ${formats.time(scheduled.from)}`,
      to: formats.time(scheduled.to),
    });
  if (!deliveryPeriod) return '';
  return between({ from: formats.day(deliveryPeriod.from), to: formats.day(deliveryPeriod.to) });
}
