import type { DeclineCode } from '@touchline/contract/codes';

/** Stripe's error and decline codes (https://docs.stripe.com/declines/codes) by the code of the checkout document. */
const codes: Readonly<Record<DeclineCode, readonly string[]>> = {
  CardError: [
    ...[
      'card_not_supported',
      'testmode_decline',
      'not_permitted',
      'service_not_allowed',
      'transaction_not_allowed',
    ],
    ...['card_decline_rate_limit_exceeded', 'invalid_amount'],
  ],
  CountryError: ['currency_not_supported', 'country_unsupported', 'payment_method_not_available_in_country'],
  InformationError: [
    ...['incorrect_number', 'invalid_number', 'incorrect_cvc', 'invalid_cvc', 'expired_card'],
    ...[
      'invalid_expiry_month',
      'invalid_expiry_year',
      'invalid_account',
      'new_account_information_available',
    ],
    ...['incorrect_pin', 'invalid_pin', 'resource_missing', 'payment_method_unactivated'],
  ],
  SecurityAuthenticationError: [
    ...['authentication_required', 'payment_intent_authentication_failure', 'authentication_not_handled'],
    ...['online_or_offline_pin_required', 'offline_pin_required', 'mobile_device_authentication_required'],
  ],
  TemporaryError: [
    ...[
      'processing_error',
      'try_again_later',
      'issuer_not_available',
      'reenter_transaction',
      'approve_with_id',
    ],
    ...['payment_method_provider_timeout', 'lock_timeout', 'rate_limit'],
  ],
  InsufficientFundsError: [
    ...['insufficient_funds', 'withdrawal_count_limit_exceeded', 'card_velocity_exceeded'],
  ],
  InvalidAddressByAcquirer: ['incorrect_zip', 'incorrect_address', 'invalid_shipping_address'],
  // Everything else, on purpose also a card that was reported stolen: a thief is told no more than others.
  BankDeclinedError: [],
  ProductItemNotAvailableException: [],
  PaymentInterrupted: ['payment_intent_payment_attempt_expired', 'payment_method_customer_decline'],
};

/** The code that shoppers are told; that of the bank where Stripe names a reason that nobody should learn, or none. */
export function stripeDecline(error: {
  code?: string | undefined;
  decline_code?: string | undefined;
}): DeclineCode {
  const named = [error.decline_code, error.code];
  for (const [code, theirs] of Object.entries(codes) as [DeclineCode, readonly string[]][])
    if (named.some((each) => each !== undefined && theirs.includes(each))) return code;
  return 'BankDeclinedError';
}
