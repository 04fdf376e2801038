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

const refusedOf = ({ lines }: MailedReturn) => lines.filter(({ isRefused }) => isRefused);
const takenOf = ({ lines }: MailedReturn) => lines.filter(({ isRefused }) => !isRefused);

/** What comes in exchange for lines of a return. */
const exchangedNames = ({ data }: ReceiptOrder, { lines }: MailedReturn, formats: Formats) =>
  lines.flatMap(({ itemId, exchange }) => {
    const line = data.productLineItemList.find((one) => one.itemId === itemId);
    const isComing = exchange?.state === 'kept' || exchange?.state === 'sent';
    return isComing && line ? [{ name: line.productName, size: formats.size(exchange.size) }] : [];
  });

/** That a return is announced: what goes back, by which number, and how. */
export async function returnAnnounced(
  order: ReceiptOrder,
  back: MailedReturn,
  { site, link }: Surroundings,
): Promise<MailContent> {
  const { returned, orderPlaced } = await messagesOf(site.language.code);
  const { announced: t } = returned;
  const formats = new Formats(site);
  return {
    ...{
      subject: t.subject({ orderId: order.id }),
      preview: t.preview,
      title: t.title,
      reason: returned.reason,
    },
    blocks: [
      { kind: 'text', text: t.text({ orderId: order.id }) },
      ...exchangedNames(order, back, formats).map((line) => ({
        kind: 'text' as const,
        text: t.exchange(line),
      })),
      { kind: 'text', text: t[back.method] },
      { kind: 'code', code: back.returnId, label: t.number, isScanned: true },
      { kind: 'button', label: orderPlaced.open, href: link },
      orderItems(returnedLines(order, back), orderPlaced, formats),
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
      orderItems(returnedLines(order, { ...back, lines: takenOf(back) }), orderPlaced, formats),
    ],
  };
}

/** What may become of a return, or a part of it, whose money does not come back now. */
export type ReturnEnd = 'lapsed' | 'refused' | 'partlyRefused';

/** That an exchange has ended, or that the condition of goods is not taken: what that means, and which goods. */
export async function returnEnded(
  end: ReturnEnd,
  order: ReceiptOrder,
  back: MailedReturn,
  { site, link }: Surroundings,
): Promise<MailContent> {
  const { returned, orderPlaced } = await messagesOf(site.language.code);
  const t = returned[end];
  const about = end === 'partlyRefused' ? { ...back, lines: refusedOf(back) } : back;
  return {
    ...{ subject: t.subject({ orderId: order.id }), preview: t.preview, title: t.title },
    reason: returned.reason,
    blocks: [
      { kind: 'text', text: t.text({ orderId: order.id }) },
      { kind: 'button', label: orderPlaced.open, href: link },
      orderItems(returnedLines(order, about), orderPlaced, new Formats(site)),
    ],
  };
}

/** That goods are back and the order in the other size is placed; `order` is that one. */
export async function returnExchanged(
  order: ReceiptOrder,
  { site, link }: Surroundings,
): Promise<MailContent> {
  const { returned, orderPlaced } = await messagesOf(site.language.code);
  const { exchanged: t } = returned;
  return {
    ...{ subject: t.subject({ orderId: order.id }), preview: t.preview, title: t.title },
    reason: returned.reason,
    blocks: [
      { kind: 'text', text: t.text({ orderId: order.id }) },
      { kind: 'button', label: orderPlaced.open, href: link },
      orderItems([...order.data.productLineItemList], orderPlaced, new Formats(site)),
    ],
  };
}
