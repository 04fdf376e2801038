import type { InvoicingDetails } from '@touchline/contract/invoicing/schema';
import type { LineItem } from '@touchline/contract/basket/schema';
import { isAllByEmail, isDelivered } from '@touchline/contract/market/byEmail';
import type { Formats } from '@touchline/contract/market/formats';
import { fromWire, toWire } from '@touchline/contract/money';
import { cardNames } from '@touchline/contract/order/cardNames';
import type { StoredOrder } from '../order/loadOrder.ts';
import type { DocumentMessages } from './DocumentMessages.ts';
import { rateOf } from './documentTax.ts';
import { addressText, dateText, formatsOf, letterhead, rateText, type Letterhead } from './letterhead.ts';
import type { StoredDocument } from './loadDocuments.ts';
import type { PrintedDocument, PrintedSum } from './PrintedDocument.ts';

const buyerNumberNames = {
  codiceFiscale: 'Codice fiscale',
  partitaIva: 'Partita IVA',
  cpf: 'CPF',
  cnpj: 'CNPJ',
} as const;

/** Whom an invoice is for, besides the address: company, number, and where an electronic one goes. */
function buyerLines(
  { company, number, taxNumber, recipientCode, certifiedEmail }: InvoicingDetails,
  { buyerNumbers }: DocumentMessages,
): string[] {
  const name = number && { ...buyerNumberNames, ...buyerNumbers }[number];
  return [
    company,
    [name, taxNumber].filter(Boolean).join(': '),
    recipientCode ? `SDI: ${recipientCode}` : '',
    certifiedEmail ? `PEC: ${certifiedEmail}` : '',
  ].filter(Boolean);
}

export const lineDetail = (line: LineItem, formats: Formats): string =>
  formats.details([
    ...[line.color, formats.size(line.size)],
    ...(line.personalisation ?? []).map(({ label, value }) => `${label}: ${value}`),
  ]);

/** Every sum of an order, as its page has them, with the tax by its rate. */
function sumsOf(head: Letterhead, order: StoredOrder): PrintedSum[] {
  const { texts: t, site } = head;
  const { pricing, coupons, paidByGiftCards, taxationPolicy, shippingLineItemList: deliveries } = order.data;
  const formats = formatsOf(site);
  const money = (amount: number) => formats.money(amount);
  const minus = (amount: number) => `−${money(amount)}`;
  const minor = (amount: number) => fromWire(amount, order.currency).minor;
  const isGross = taxationPolicy === 'gross';
  const rate = rateOf(site.market, {
    ...{ totalMinor: order.totalMinor, taxMinor: minor(pricing.tax), policy: taxationPolicy },
    parts: order.data.productLineItemList.length + deliveries.length,
  });
  const about = { rate: rate === undefined ? undefined : rateText(site, rate) };
  return [
    { name: t.goods, value: money(toWire(minor(pricing.price) + minor(pricing.saved), order.currency)) },
    ...(pricing.saved > 0 ? [{ name: t.saved, value: minus(pricing.saved) }] : []),
    ...(pricing.voucher === undefined ? [] : [{ name: t.voucher, value: minus(pricing.voucher) }]),
    ...(coupons ?? []).map(({ couponCode: code, amount }) => ({
      ...{ name: t.coupon({ code }), value: minus(amount) },
    })),
    ...(pricing.prepaid === undefined ? [] : [{ name: t.prepaid, value: minus(pricing.prepaid) }]),
    ...(isAllByEmail(deliveries)
      ? []
      : [{ name: t.shipping, value: pricing.shipping === 0 ? t.free : money(pricing.shipping) }]),
    ...(pricing.paymentFee === undefined ? [] : [{ name: t.paymentFee, value: money(pricing.paymentFee) }]),
    ...(isGross || pricing.tax === 0 ? [] : [{ name: t.addedTax(about), value: money(pricing.tax) }]),
    { name: t.total, value: money(pricing.total), isTotal: true },
    ...(isGross && pricing.tax > 0
      ? [
          { name: t.net, value: money(toWire(order.totalMinor - minor(pricing.tax), order.currency)) },
          { name: t.includedTax(about), value: money(pricing.tax) },
        ]
      : []),
    ...(paidByGiftCards ?? []).map(({ lastDigits: digits, amount }) => ({
      ...{ name: t.giftCard({ digits }), value: minus(amount) },
    })),
    ...(pricing.due ? [{ name: t.due, value: money(pricing.due) }] : []),
  ];
}

/** The receipt of an order, or its invoice. */
export function orderContent(
  head: Letterhead,
  order: StoredOrder,
  invoice: StoredDocument | undefined,
): PrintedDocument {
  const { texts: t, site } = head;
  const { data, id: orderId } = order;
  const formats = formatsOf(site);
  const placedAt = (order.placedAt ?? order.createdAt).toISOString();
  const date = invoice ? invoice.madeAt.toISOString() : placedAt;
  const kind = invoice ? 'invoice' : 'receipt';
  const billed = data.billingAddress ?? data.shippingAddress;
  const method = order.lastDigits
    ? t.card({
        brand: cardNames.get(order.cardBrand ?? '') ?? order.cardBrand ?? data.payment.name,
        digits: order.lastDigits,
      })
    : data.payment.name;
  return {
    ...letterhead(head, date),
    title: t.titles[kind],
    fileTitle: `${t.titles[kind]} ${invoice?.number ?? orderId}`,
    facts: [
      ...(invoice ? [{ name: t.number, value: invoice.number }] : []),
      ...(invoice ? [{ name: t.date, value: dateText(site, date) }] : []),
      { name: t.order, value: orderId },
      { name: t.orderDate, value: dateText(site, placedAt) },
      { name: t.payment, value: method },
    ],
    addresses: [
      {
        title: t.billedTo,
        lines: [
          ...(billed ? addressText(site, billed) : [order.email]),
          ...(data.invoicingDetails ? buyerLines(data.invoicingDetails, t) : []),
        ],
      },
      ...(data.shippingAddress && data.shippingLineItemList.some(isDelivered)
        ? [{ title: t.deliveredTo, lines: addressText(site, data.shippingAddress) }]
        : []),
    ],
    texts: [],
    lines: data.productLineItemList.map((line) => ({
      name: line.productName,
      detail: lineDetail(line, formats),
      cells: [
        formats.number(line.quantity),
        formats.money(line.pricing.price),
        formats.money(line.pricing.total),
      ],
    })),
    sums: sumsOf(head, order),
    notes: [],
  };
}
