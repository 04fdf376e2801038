import type { CreditCause, DocumentKind } from '@touchline/contract/order/documentSchema';

/** The texts of documents. */
export interface DocumentMessages {
  readonly titles: Readonly<Record<DocumentKind, string>>;
  readonly number: string;
  readonly date: string;
  readonly order: string;
  readonly orderDate: string;
  readonly invoice: string;
  readonly returnNumber: string;
  readonly taxNumber: string;
  /** Stands where the shop has not said who it is. */
  readonly gaps: { readonly company: string; readonly taxNumber: string };
  readonly billedTo: string;
  readonly deliveredTo: string;
  readonly sendTo: string;
  readonly sender: string;
  /** Numbers of the buyer that have a name of their own in each language; others have that of their country. */
  readonly buyerNumbers: { readonly cashReceiptPhone: string; readonly businessNumber: string };
  readonly columns: { article: string; quantity: string; each: string; amount: string };
  readonly goods: string;
  readonly saved: string;
  readonly voucher: string;
  coupon(about: { code: string }): string;
  readonly prepaid: string;
  readonly shipping: string;
  readonly free: string;
  readonly paymentFee: string;
  readonly total: string;
  giftCard(about: { digits: string }): string;
  readonly due: string;
  readonly payment: string;
  card(about: { brand: string; digits: string }): string;
  readonly net: string;
  /** Tax that is in a price; `rate` is `19 %`, absent where it is not one rate. */
  includedTax(about: { rate: string | undefined }): string;
  /** Tax on top of a price. */
  addedTax(about: { rate: string | undefined }): string;
  readonly credited: string;
  readonly returnedGoods: string;
  readonly amountBack: string;
  readonly shippingBack: string;
  readonly returnCost: string;
  readonly causes: Readonly<Record<CreditCause, string>>;
  readonly label: { dropOff: string; collection: string; inside: string };
  readonly pages: string;
}
