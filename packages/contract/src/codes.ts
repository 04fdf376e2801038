/** Delivery error codes (checkout document, section 8). */
export const deliveryCodes = [
  'ReservationFailure',
  'ReservationFailureWithoutProductUnavailability',
  'FulfillmentFailedProductNotAvailable',
  'ShippingMethodNotFound',
  'UnserviceableException',
  'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE',
] as const;
export type DeliveryCode = (typeof deliveryCodes)[number];

/** Why goods cannot be delivered with Prime (checkout document, section 8): each blocks Prime and nothing else. */
export const primeErrors = [
  'UserNotPrimeAuthenticated',
  'InvalidAddressForPrime',
  'ItemOutOfStockForPrime',
  'ItemAmountUnavailableForPrime',
  'ItemNotPrimeEnabled',
  'UnknownPrimeError',
  'InvalidTokenForPrime',
  'ShopperNotPrimeEnabled',
] as const;
export type PrimeError = (typeof primeErrors)[number];

/** Types of `messageList` entries of a basket (checkout document, section 8). */
export const messageTypes = [
  'BlockedPostalCode',
  'ShippingMethodInapplicable',
  'PaymentMethodRequired',
  'BillingAddressRequired',
  'ShippingAddressRequired',
  'ShippingMethodRequired',
  'InvalidShippingAddress',
  'AddressProviderLimitExceeded',
  'InvalidProductsTotal',
  'BasketQuotaExceededException',
  'InvalidProductItem',
  'ProductItemWithoutPrice',
  'ProductItemNotAvailable',
  'ProductMaxQuantityExceeded',
  'TaxCalculationFailure',
  'ProductItemNotAvailableException',
  'ProductsForbidden',
  'InvalidProductItemException',
  // Not in the documents: the price of a line has changed since it was added (readings.md, Basket).
  'PriceChanged',
  // Not in the documents: an option whose time is chosen has no slot, or one that is not offered any more.
  'ScheduledDeliveryRequired',
  // Not in the documents: the market sells nothing without the details of an invoice.
  'InvoicingDetailsRequired',
  // Not in the documents: a document that the market requires is not agreed to, in its version of now.
  'ConsentRequired',
] as const;
export type MessageType = (typeof messageTypes)[number];

/** Further server codes (checkout document, section 8), followed by our own. */
export const serverCodes = [
  'InvalidParameters',
  'PudoException',
  'InvalidDataException',
  'invalid_shipping_address',
  'invalid_billing_address',
  'invalid_shipping_method_id_exception',
  'delivery.invalidCountryForAddress',
  'INVALID_SESSION',
  'SessionEnded',
  'SignInRequired',
  'FreshSignInRequired',
  'NotPermitted',
  'InvalidCredentials',
  'AgeConfirmationNeeded',
  'InvalidCode',
  // Not in the documents: a code for signing in was guessed too often, or another one was sent a moment ago.
  'CodeOver',
  'CodeJustSent',
  // Spelled by the accounts document, section 4.
  'ACCOUNT_LOCKED_CCI',
  'ACCOUNT_ACCESS_LOCKED',
  'InvalidCheckoutIdError',
  'BasketChangedElsewhere',
  'IdempotencyKeyReused',
  'AmountMismatch',
  'ScheduledSlotTaken',
  'ScheduledSlotUnknown',
  'PersonLimitReached',
  'GiftCardNotUsable',
  'CouponRefused',
  'RateLimited',
  'NotFound',
  'Unavailable',
] as const;
export type ServerCode = (typeof serverCodes)[number];

/** Codes a declined payment can have (checkout document, section 8). */
export const declineCodes = [
  'CardError',
  'CountryError',
  'InformationError',
  'SecurityAuthenticationError',
  'TemporaryError',
  'BankDeclinedError',
  'InsufficientFundsError',
  'InvalidAddressByAcquirer',
  'ProductItemNotAvailableException',
  'PaymentInterrupted',
] as const;
export type DeclineCode = (typeof declineCodes)[number];

/** Payment errors a shopper can see (checkout document, section 8). */
export const paymentErrorTypes = [
  'validation_error',
  'luhn_validation_error',
  'api_error',
  'error',
  'user_is_blocked_by_recaptcha',
] as const;
export type PaymentErrorType = (typeof paymentErrorTypes)[number];
