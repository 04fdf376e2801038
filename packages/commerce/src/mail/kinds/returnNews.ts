import { Formats } from '@touchline/contract/market/formats';
import type { OrderReturn } from '@touchline/contract/order/returnSchema';
import type { MailContent } from '../MailContent.ts';
import { messagesOf } from '../messagesOf.ts';
import { orderItems, type ReceiptOrder, type ReceiptSite } from './orderPlaced.ts';

/** What returns write into the outbox. */
export interface ReturnMailData {
  readonly orderId: string;
  readonly sitePath: string;
  readonly returnId: string;
}

/** A return as its mails tell of it. */
export type MailedReturn = Pick<OrderReturn, 'returnId' | 'method' | 'lines' | 'refund'> & {
  readonly creditNumber: string | null;
};

interface Surroundings {
  readonly site: ReceiptSite;
  readonly link: string;
}

/** The pieces of an order that go back, as lines of their own. */
const returnedLines = ({ data }: ReceiptOrder, { lines }: MailedReturn) =>
  lines.flatMap(({ itemId, quantity }) =>
    data.productLineItemList
      .filter((line) => line.itemId === itemId)
      .map((line) => ({
        ...line,
        quantity,
        pricing: { ...line.pricing, total: (line.pricing.total * quantity) / line.quantity },
      })),
  );

/** That a return is announced: what goes back, by which number, and how. */
export async function returnAnnounced(
  order: ReceiptOrder,
  back: MailedReturn,
  { site, link }: Surroundings,
): Promise<MailContent> {
  const { returned, orderPlaced } = await messagesOf(site.language.code);
  const { announced: t } = returned;
  return {
    ...{
      subject: t.subject({ orderId: order.id }),
      preview: t.preview,
      title: t.title,
      reason: returned.reason,
    },
    blocks: [
      { kind: 'text', text: t.text({ orderId: order.id }) },
      { kind: 'text', text: t[back.method] },
      { kind: 'code', code: back.returnId, label: t.number, isScanned: true },
      { kind: 'button', label: orderPlaced.open, href: link },
      orderItems(returnedLines(order, back), orderPlaced, new Formats(site)),
    ],
  };
}

/** That a return has arrived, and what comes back for it. */
export async function returnRefunded(
  order: ReceiptOrder,
  back: MailedReturn,
  { site, link }: Surroundings,
): Promise<MailContent> {
  const { returned, orderPlaced } = await messagesOf(site.language.code);
  const { refunded: t } = returned;
  const formats = new Formats(site);
  const sum = formats.money(back.refund);
  return {
    ...{
      subject: t.subject({ orderId: order.id }),
      preview: t.preview,
      title: t.title,
      reason: returned.reason,
    },
    blocks: [
      { kind: 'text', text: t.text({ orderId: order.id, sum }) },
      {
        kind: 'facts',
        facts: [
          ...(back.creditNumber === null ? [] : [{ name: t.creditNote, value: back.creditNumber }]),
          { name: orderPlaced.total, value: sum, isTotal: true },
        ],
      },
      { kind: 'button', label: orderPlaced.open, href: link },
      orderItems(returnedLines(order, back), orderPlaced, formats),
    ],
  };
}
