import type * as types from '@adyen/api-library/lib/src/typings/checkout/models.js';
import type { Amount, ProviderRegistration } from '../../../sales/payment/PaymentProvider.ts';
import { toProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { adyenDigits } from './adyenDigits.ts';

/** The part of Adyen's answer to a payment that is read. */
export type AdyenAnswer = Pick<
  types.PaymentResponse,
  | 'resultCode'
  | 'pspReference'
  | 'refusalReason'
  | 'refusalReasonCode'
  | 'additionalData'
  | 'paymentMethod'
  | 'action'
>;

/** Brands that the shop spells otherwise. */
const brands: Readonly<Record<string, string>> = { mc: 'MASTERCARD', bcmc: 'BANCONTACT', cup: 'UNIONPAY' };

/** An amount as Adyen writes it. */
export const adyenAmount = (amount: Amount) => ({
  currency: amount.currency,
  value: toProviderMinor(amount, adyenDigits),
});

/** A card that Adyen keeps: our name of the customer, and Adyen's of the card. */
export const keptMethod = (registration: string) => ({
  paymentMethod: { type: 'scheme', storedPaymentMethodId: registration.split(':')[1] ?? '' },
});

/** What an answer tells of the card, and what Adyen keeps of it. */
export function cardOf({ additionalData = {}, paymentMethod }: AdyenAnswer): {
  card_brand?: string;
  last_digits?: string;
  registration?: ProviderRegistration;
} {
  const brand = brands[paymentMethod?.brand ?? ''] ?? paymentMethod?.brand?.toUpperCase();
  const digits = additionalData['cardSummary'];
  const stored = additionalData['tokenization.storedPaymentMethodId'];
  const customer = additionalData['tokenization.shopperReference'];
  const [month, year] = (additionalData['expiryDate'] ?? '').split('/');
  const about = {
    ...(brand ? { brand } : {}),
    ...(digits ? { lastDigits: digits } : {}),
    ...(month && year ? { expiry: `${year}-${month.padStart(2, '0')}` } : {}),
  };
  return {
    ...(brand ? { card_brand: brand } : {}),
    ...(digits ? { last_digits: digits } : {}),
    ...(stored && customer ? { registration: { id: `${customer}:${stored}`, ...about } } : {}),
  };
}
