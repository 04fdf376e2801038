import { Formats } from '@touchline/contract/market/formats';
import { toWire } from '@touchline/contract/money';
import type { StoredOrder } from '../../sales/order/loadOrder.ts';
import type { MailBlock, MailContent } from '../MailContent.ts';
import { messagesOf } from '../messagesOf.ts';
import { orderItems, type ReceiptOrder, type ReceiptSite } from './orderPlaced.ts';

/** An order that is paid later: what came in, and how the rest is paid. */
export type LaterOrder = ReceiptOrder &
  Pick<StoredOrder, 'instructions' | 'totalMinor'> & {
    /** What came in, in minor units. */
    readonly receivedMinor: number;
  };

/** How an order is paid; what is left after a part came in; or that its time is over. */
export async function orderLater(
  kind: 'awaiting' | 'partPaid' | 'expired',
  { id: orderId, currency, data, instructions, totalMinor, receivedMinor }: LaterOrder,
  { site, link }: { readonly site: ReceiptSite; readonly link: string },
): Promise<MailContent> {
  const { orderLater: t, orderPlaced } = await messagesOf(site.language.code);
  const formats = new Formats(site);
  const money = (minor: number) => formats.money(toWire(minor, currency));
  const received = money(receivedMinor);
  const { code, voucherUrl, expiresAt } = instructions ?? {};
  const facts = {
    ...{ orderId, received, due: money(totalMinor - receivedMinor) },
    until: expiresAt === undefined ? '' : formats.moment(expiresAt),
  };
  const how: MailBlock[] =
    kind === 'expired' || code === undefined
      ? []
      : [
          { kind: 'address', title: t.code, lines: [code] },
          ...(voucherUrl === undefined
            ? []
            : [{ kind: 'button' as const, label: t.openVoucher, href: voucherUrl }]),
        ];
  return {
    subject: t[kind].subject(facts),
    preview: t[kind].preview,
    title: t[kind].title,
    blocks: [
      { kind: 'text', text: t[kind].text(facts) },
      ...(kind === 'expired' && receivedMinor > 0
        ? [{ kind: 'text' as const, text: t.refund({ sum: received }) }]
        : []),
      ...how,
      { kind: 'button', label: orderPlaced.open, href: link },
      orderItems(data.productLineItemList, orderPlaced, formats),
    ],
    reason: t.reason,
  };
}
