import { Formats } from '@touchline/contract/market/formats';
import type { MailContent } from '../MailContent.ts';
import { messagesOf } from '../messagesOf.ts';
import { orderItems, type ReceiptOrder, type ReceiptSite } from './orderPlaced.ts';

/** A cancelled order: that nothing is sent, and what happens to the money. `wasPaid`: it was taken, not only reserved. */
export async function orderCancelled(
  { id: orderId, data: order }: ReceiptOrder,
  { site, link, wasPaid }: { readonly site: ReceiptSite; readonly link: string; readonly wasPaid: boolean },
): Promise<MailContent> {
  const { orderCancelled: t, orderPlaced } = await messagesOf(site.language.code);
  const formats = new Formats(site);
  const untaken = order.payment.isOnDelivery ? t.nothingDue : t.notTaken;
  return {
    subject: t.subject({ orderId }),
    preview: t.preview,
    title: t.title,
    blocks: [
      { kind: 'text', text: t.text({ orderId }) },
      { kind: 'text', text: wasPaid ? t.refund({ sum: formats.money(order.pricing.total) }) : untaken },
      { kind: 'button', label: orderPlaced.open, href: link },
      orderItems(order.productLineItemList, orderPlaced, formats, false),
    ],
    reason: t.reason,
  };
}
