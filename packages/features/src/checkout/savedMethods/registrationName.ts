import { isCardRegistration } from '@touchline/contract/savedMethods/rules';
import type { Registration } from '@touchline/contract/savedMethods/schema';

/** Names that brands go by. */
const brands: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  JCB: 'JCB',
  DINERS: 'Diners Club',
  CARTES_BANCAIRES: 'Cartes Bancaires',
  UNIONPAY: 'UnionPay',
};

/** How a kept means of payment is called, the same in every language: `Visa •••• 4242`, `PayPal`. */
export function registrationName(registration: Registration): string {
  const { card } = registration;
  if (!isCardRegistration(registration) || !card) return 'PayPal';
  const brand = brands[card.brand.toUpperCase()] ?? card.brand;
  return card.lastDigits === undefined ? brand : `${brand} •••• ${card.lastDigits}`;
}

/** `08/2029`, as it stands on the card. */
export const expiryText = (expiry: string): string => expiry.split('-').reverse().join('/');
