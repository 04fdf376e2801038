import type { CreditNote } from '@touchline/contract/order/returnSchema';
import { fromWire, toWire } from '@touchline/contract/money';
import type { StoredOrder } from '../order/loadOrder.ts';
import { addressText, dateText, formatsOf, letterhead, rateText, type Letterhead } from './letterhead.ts';
import type { PrintedDocument } from './PrintedDocument.ts';

/** A credit note to print. */
export function creditContent(head: Letterhead, order: StoredOrder, note: CreditNote): PrintedDocument {
  const { texts: t, site } = head;
  const { data, currency } = order;
  const formats = formatsOf(site);
  const money = (amount: number) => formats.money(amount);
  const { article, quantity, amount } = t.columns;
  const address = data.billingAddress ?? data.shippingAddress;
  const netMinor = fromWire(note.total, currency).minor - fromWire(note.tax, currency).minor;
  const rate = note.taxRate === undefined ? undefined : rateText(site, note.taxRate);
  const isGross = data.taxationPolicy === 'gross';
  const goods = note.lines.reduce((sum, line) => sum + fromWire(line.amount, currency).minor, 0);
  return {
    ...letterhead(head, note.date),
    title: t.titles.creditNote,
    fileTitle: `${t.titles.creditNote} ${note.number}`,
    facts: [
      { name: t.number, value: note.number },
      { name: t.date, value: dateText(site, note.date) },
      ...(note.invoice === undefined ? [] : [{ name: t.invoice, value: note.invoice }]),
      { name: t.order, value: order.id },
      ...(note.returnId === undefined ? [] : [{ name: t.returnNumber, value: note.returnId }]),
    ],
    addresses: [{ title: t.billedTo, lines: address ? addressText(site, address) : [order.email] }],
    texts: [t.causes[note.cause ?? 'return']],
    columns: [article, quantity, amount],
    lines: note.lines.map((line) => ({
      ...{ name: line.name, detail: '' },
      cells: [formats.number(line.quantity), money(line.amount)],
    })),
    sums: [
      ...(note.lines.length > 0 ? [{ name: t.returnedGoods, value: money(toWire(goods, currency)) }] : []),
      ...(note.shipping > 0 ? [{ name: t.shippingBack, value: money(note.shipping) }] : []),
      ...(note.cost > 0 ? [{ name: t.returnCost, value: `−${money(note.cost)}` }] : []),
      { name: t.credited, value: money(note.total), isTotal: true },
      ...(note.tax > 0
        ? [
            { name: t.net, value: money(toWire(netMinor, currency)) },
            { name: (isGross ? t.includedTax : t.addedTax)({ rate }), value: money(note.tax) },
          ]
        : []),
    ],
    notes: [],
  };
}
