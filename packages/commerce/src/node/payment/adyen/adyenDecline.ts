import type { DeclineCode } from '@touchline/contract/codes';

interface Refusal {
  readonly resultCode?: string | undefined;
  /** Answers name a number. */
  readonly refusalReasonCode?: string | undefined;
  /** Notifications name the reason only. */
  readonly refusalReason?: string | undefined;
}

/** Adyen's refusals (https://docs.adyen.com/development-resources/refusal-reasons) by the code of the checkout document. */
const refusals: readonly (readonly [number: number, reason: string, code: DeclineCode])[] = [
  [4, 'Acquirer Error', 'TemporaryError'],
  [6, 'Expired Card', 'InformationError'],
  [8, 'Invalid Card Number', 'InformationError'],
  [9, 'Issuer Unavailable', 'TemporaryError'],
  [10, 'Not supported', 'CardError'],
  [11, '3D Not Authenticated', 'SecurityAuthenticationError'],
  [12, 'Not enough balance', 'InsufficientFundsError'],
  [15, 'Cancelled', 'PaymentInterrupted'],
  [16, 'Shopper Cancelled', 'PaymentInterrupted'],
  [17, 'Invalid Pin', 'InformationError'],
  [21, 'Not Submitted', 'TemporaryError'],
  [23, 'Transaction Not Permitted', 'CardError'],
  [24, 'CVC Declined', 'InformationError'],
  [25, 'Restricted Card', 'CountryError'],
  [28, 'Withdrawal amount exceeded', 'InsufficientFundsError'],
  [29, 'Withdrawal count exceeded', 'InsufficientFundsError'],
  [32, 'AVS Declined', 'InvalidAddressByAcquirer'],
  [38, 'Authentication required', 'SecurityAuthenticationError'],
  [41, 'SCA required', 'SecurityAuthenticationError'],
  [42, '3DS Authentication Error', 'SecurityAuthenticationError'],
];

/**
 * The code that shoppers are told. What is not named, fraud and blocked cards among it, is the bank's no: Adyen asks not to
 * tell shoppers more.
 */
export function adyenDecline({ resultCode, refusalReasonCode, refusalReason }: Refusal): DeclineCode {
  const known = refusals.find(
    ([number, reason]) =>
      refusalReasonCode === String(number) || (refusalReason !== undefined && refusalReason.includes(reason)),
  );
  if (known) return known[2];
  if (resultCode === 'Error') return 'TemporaryError';
  return resultCode === 'Cancelled' ? 'PaymentInterrupted' : 'BankDeclinedError';
}
