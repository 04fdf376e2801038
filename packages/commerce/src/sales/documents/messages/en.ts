import type { DocumentMessages } from '../DocumentMessages.ts';

const withRate = (name: string, rate: string | undefined) => (rate === undefined ? name : `${name} ${rate}`);

const en: DocumentMessages = {
  titles: {
    receipt: 'Receipt',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    returnLabel: 'Return label',
  },
  number: 'Number',
  date: 'Date',
  order: 'Order',
  orderDate: 'Ordered on',
  invoice: 'For invoice',
  returnNumber: 'Return',
  taxNumber: 'Tax number',
  gaps: { company: '[[name and address of the company]]', taxNumber: '[[tax number]]' },
  billedTo: 'Billed to',
  deliveredTo: 'Delivered to',
  sendTo: 'To',
  sender: 'From',
  buyerNumbers: { cashReceiptPhone: 'Cash receipt for', businessNumber: 'Business number' },
  columns: { article: 'Item', quantity: 'Quantity', each: 'Each', amount: 'Amount' },
  goods: 'Items',
  saved: 'Sale',
  voucher: 'Voucher',
  coupon: ({ code }) => `Coupon ${code}`,
  prepaid: 'Prepayment discount',
  shipping: 'Delivery',
  free: 'Free',
  paymentFee: 'Cash on delivery fee',
  total: 'Total',
  giftCard: ({ digits }) => `Gift card ending ${digits}`,
  due: 'Paid otherwise',
  payment: 'Payment method',
  card: ({ brand, digits }) => `${brand} ending ${digits}`,
  net: 'Total without tax',
  includedTax: ({ rate }) => withRate('VAT', rate),
  addedTax: ({ rate }) => withRate('Tax', rate),
  credited: 'Credited in total',
  returnedGoods: 'Returned items',
  amountBack: 'Amount given back',
  shippingBack: 'Delivery',
  returnCost: 'Cost of the return',
  causes: {
    return: 'This credit note is for the items that have come back to us.',
    cancelled: 'The order was cancelled. This credit note cancels its invoice.',
    refund: 'This credit note is for an amount that was given back.',
  },
  label: {
    dropOff:
      'Put this page into the parcel so that the code can be seen when it is opened, and bring the parcel to a counter of the carrier.',
    collection:
      'Put this page into the parcel so that the code can be seen when it is opened. The carrier collects the parcel on the next working day.',
    inside: 'In the parcel',
  },
  pages: 'Page {page} of {pages}',
};

export default en;
