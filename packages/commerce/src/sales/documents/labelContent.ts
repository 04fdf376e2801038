import type { OrderReturn } from '@touchline/contract/order/returnSchema';
import type { StoredOrder } from '../order/loadOrder.ts';
import { addressText, dateText, formatsOf, letterhead, type Letterhead } from './letterhead.ts';
import { lineDetail } from './orderContent.ts';
import type { PrintedDocument } from './PrintedDocument.ts';

/** The label of a return: a code by which the warehouse knows it, whom it goes to, and what should be inside. */
export function labelContent(head: Letterhead, order: StoredOrder, back: OrderReturn): PrintedDocument {
  const { texts: t, site } = head;
  const { data } = order;
  const common = letterhead(head, back.announcedAt);
  const address = data.shippingAddress ?? data.billingAddress;
  return {
    ...common,
    title: t.titles.returnLabel,
    fileTitle: `${t.titles.returnLabel} ${back.returnId}`,
    facts: [
      { name: t.returnNumber, value: back.returnId },
      { name: t.order, value: order.id },
      { name: t.date, value: dateText(site, back.announcedAt) },
    ],
    addresses: [
      { title: t.sendTo, lines: common.issuer.slice(0, 1 + (site.market.company?.lines.length ?? 0)) },
      ...(address ? [{ title: t.sender, lines: addressText(site, address) }] : []),
    ],
    code: back.returnId,
    texts: [t.label[back.method]],
    columns: [t.label.inside, t.columns.quantity],
    lines: back.lines.flatMap(({ itemId, quantity }) =>
      data.productLineItemList
        .filter((line) => line.itemId === itemId)
        .map((line) => ({
          ...{ name: line.productName, detail: lineDetail(line, formatsOf(site)) },
          cells: [formatsOf(site).number(quantity)],
        })),
    ),
    sums: [],
    notes: [],
  };
}
