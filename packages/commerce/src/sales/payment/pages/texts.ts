import { textsByLanguage } from '../../../catalogue/products/textsByLanguage.ts';

export interface PaymentPageTexts {
  readonly htmlLang: string;
  readonly direction: 'ltr' | 'rtl';
  /** Titles of the pages in a frame: the card's fields, and the bank's step. */
  readonly fields: string;
  readonly step: string;
  /** After the bank's step. */
  readonly done: string;
  /** Link to the shop, for a page that stands alone. */
  readonly back: string;
  /** A page whose address is too old. */
  readonly over: string;
}

/** The texts around a provider's fields, in a language: a file of `texts`. */
export const paymentPageTexts = textsByLanguage<PaymentPageTexts>(
  (code) => import(`./texts/${code}.ts`) as Promise<{ default: PaymentPageTexts }>,
);
