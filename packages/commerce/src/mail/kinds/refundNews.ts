import { Formats } from '@touchline/contract/market/formats';
import { toWire } from '@touchline/contract/money';
import type { MailContent } from '../MailContent.ts';
import { messagesOf } from '../messagesOf.ts';
import type { ReceiptOrder, ReceiptSite } from './orderPlaced.ts';

/** What a refund that was refused writes into the outbox. */
export interface RefundMailData {
  readonly orderId: string;
  readonly sitePath: string;
  /** In whole minor units of the order's currency. */
  readonly minor: number;
}

/** That the money of an order could not be given back, and what to do; or that it went back after all. */
export async function refundNews(
  kind: 'delayed' | 'made',
  { id: orderId, currency }: Pick<ReceiptOrder, 'id' | 'currency'>,
  minor: number,
  { site, link }: { readonly site: ReceiptSite; readonly link: string },
): Promise<MailContent> {
  const { refund, orderPlaced } = await messagesOf(site.language.code);
  const t = refund[kind];
  const sum = new Formats(site).money(toWire(minor, currency));
  return {
    ...{ subject: t.subject({ orderId }), preview: t.preview, title: t.title, reason: refund.reason },
    blocks: [
      { kind: 'text', text: t.text({ orderId, sum }) },
      ...(kind === 'delayed' ? [{ kind: 'text' as const, text: refund.whatNow }] : []),
      { kind: 'button', label: orderPlaced.open, href: link },
    ],
  };
}
