import type { DocumentMessages } from '../DocumentMessages.ts';

const withRate = (name: string, rate: string | undefined) => (rate === undefined ? name : `${name} ${rate}`);

const de: DocumentMessages = {
  titles: {
    receipt: 'Beleg',
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    returnLabel: 'Retourenschein',
  },
  number: 'Nummer',
  date: 'Datum',
  order: 'Bestellung',
  orderDate: 'Bestellt am',
  invoice: 'Zur Rechnung',
  returnNumber: 'Retoure',
  taxNumber: 'USt-IdNr.',
  gaps: { company: '[[Name und Anschrift des Unternehmens]]', taxNumber: '[[USt-IdNr.]]' },
  billedTo: 'Rechnung an',
  deliveredTo: 'Lieferung an',
  sendTo: 'An',
  sender: 'Von',
  buyerNumbers: { cashReceiptPhone: 'Quittung für', businessNumber: 'Unternehmensnummer' },
  columns: { article: 'Artikel', quantity: 'Menge', each: 'Einzelpreis', amount: 'Betrag' },
  goods: 'Artikel',
  saved: 'Sale',
  voucher: 'Gutschein',
  coupon: ({ code }) => `Coupon ${code}`,
  prepaid: 'Rabatt für Vorauszahlung',
  shipping: 'Lieferung',
  free: 'Gratis',
  paymentFee: 'Nachnahmegebühr',
  total: 'Gesamt',
  giftCard: ({ digits }) => `Geschenkgutschein mit Endung ${digits}`,
  due: 'Anders bezahlt',
  payment: 'Zahlungsart',
  card: ({ brand, digits }) => `${brand} mit Endziffern ${digits}`,
  net: 'Nettobetrag',
  includedTax: ({ rate }) => withRate('MwSt.', rate),
  addedTax: ({ rate }) => withRate('Steuer', rate),
  credited: 'Erstattungsbetrag',
  returnedGoods: 'Zurückgesandte Artikel',
  amountBack: 'Erstatteter Betrag',
  shippingBack: 'Lieferung',
  returnCost: 'Kosten der Rücksendung',
  causes: {
    return: 'Diese Rechnungskorrektur gilt für die Artikel, die wieder bei uns eingetroffen sind.',
    cancelled: 'Die Bestellung wurde storniert. Diese Rechnungskorrektur hebt ihre Rechnung auf.',
    refund: 'Diese Rechnungskorrektur gilt für einen Betrag, den wir erstattet haben.',
  },
  label: {
    dropOff:
      'Legen Sie diese Seite so ins Paket, dass der Code beim Öffnen zu sehen ist, und geben Sie das Paket in einer Filiale des Zustellers ab.',
    collection:
      'Legen Sie diese Seite so ins Paket, dass der Code beim Öffnen zu sehen ist. Der Zusteller holt das Paket am nächsten Werktag ab.',
    inside: 'Im Paket',
  },
  pages: 'Seite {page} von {pages}',
};

export default de;
