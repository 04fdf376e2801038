import type { DeclineCode } from '@touchline/contract/codes';
import type { PaymentError } from '@touchline/contract/payment/schema';

const keys: Readonly<Record<DeclineCode, string>> = {
  CardError: 'confirm.error.paymentdeclined.CardError',
  CountryError: 'confirm.error.paymentdeclined.CountryError',
  InformationError: 'confirm.error.paymentdeclined.InformationError',
  SecurityAuthenticationError: 'confirm.error.paymentdeclined.SecurityAuthenticationError',
  TemporaryError: 'confirm.error.paymentdeclined.TemporaryError',
  BankDeclinedError: 'confirm.error.paymentdeclined.bankdeclined',
  InsufficientFundsError: 'confirm.error.paymentdeclined.bankdeclined',
  InvalidAddressByAcquirer: 'confirm.error.paymentdeclined.invalidaddress',
  ProductItemNotAvailableException: 'cart.outofstock',
  PaymentInterrupted: 'chk.payment.interrupted.error.description',
};

/** The message key of a declined payment; `undefined` when the code has none and the raw message is used. */
export function declineKey(errorCode: string): string | undefined {
  return Object.hasOwn(keys, errorCode) ? keys[errorCode as DeclineCode] : undefined;
}

/**
 * The message of a declined payment: the message of its code, the raw message for a code without one, and where a
 * translation is missing (or there is no raw message) that of `unknown`. `sayFirst` translates the first key that exists.
 */
export function declineText(
  { errorCode, message }: Pick<PaymentError, 'errorCode' | 'message'>,
  sayFirst: (keys: string[]) => string,
): string {
  const key = declineKey(errorCode);
  if (!key && message) return message;
  return sayFirst([...(key ? [key] : []), 'confirm.error.paymentdeclined.unknown']);
}
