import type { DeviceWallet } from '@touchline/contract/market/deviceWallet';
import type { BankChoice } from '@touchline/contract/payment/schema';

/** An amount bound to a currency; whole minor units. */
export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** Request to open a provider session for one basket. */
export interface SessionRequest {
  /** The basket id; a payment with this session has to name the same one. */
  readonly reference: string;
  readonly language: string;
  readonly brand: string;
  /** Card types that the method takes: `VISA`. Left out, every card is taken. */
  readonly cardTypes?: readonly string[] | undefined;
  /** The total of the basket as it is now; the order may have another one. */
  readonly amount?: Amount;
  /** Country of the market: ISO 3166-1 alpha-2. */
  readonly country?: string;
}

export interface ProviderSession {
  readonly checkoutId: string;
  readonly frameUrl: string;
  readonly frameOrigin: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** A method by which the shopper's device pays. */
export interface WalletRequest {
  /** The method of the market: `GOOGLE_PAY`. */
  readonly methodId: string;
  /** Country of the market: ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: string;
  /** The shop's name, as the wallet shows it. */
  readonly shopName: string;
  readonly brand: string;
}

/** How the wallet of a device is asked. */
export type ProviderWallet = Omit<DeviceWallet, 'payee'>;

/** A session that was opened before, and what it would pay now. */
export interface OpenSession extends Pick<SessionRequest, 'reference' | 'amount'> {
  readonly checkoutId: string;
}

/** What a payment has to do with the means of payment that the provider keeps. */
export interface SaveMethodOptions {
  /** Our name for the shopper's account. */
  readonly customer?: string | undefined;
  /** Keep what pays for this customer; the payment then names its registration. */
  readonly keeps?: boolean | undefined;
}

export interface AuthoriseRequest extends SaveMethodOptions {
  /** Our payment id. A payment is authorised once, however often it is requested. */
  readonly paymentId: string;
  readonly orderId: string;
  /** The basket the session was opened for. */
  readonly reference: string;
  readonly checkoutId: string;
  readonly token: string;
  /** Registration of the customer that pays, in place of session and token. */
  readonly registration?: string | undefined;
  /** The session of the wallet that signed in, in place of session and token. */
  readonly walletSession?: string | undefined;
  /** The code of the bank's app, in place of session and token. */
  readonly code?: string | undefined;
  /** What the device's wallet gave out for this payment, in place of session and token. */
  readonly walletToken?: string | undefined;
  /** The method of the market. */
  readonly methodId?: string | undefined;
  readonly amount: Amount;
  /** Capture the money immediately instead of when the parcel ships. */
  readonly captureNow: boolean;
  readonly language: string;
  /** The method's processor in the contract; events are sent to its address. */
  readonly processor: string;
  /** The shopper's address, for checks of banks and of the provider. */
  readonly email?: string;
  /** Months in which the shopper's bank takes the money; the shop gets all of it at once. */
  readonly installments?: InstallmentRequest | undefined;
  /** Of a method that is paid later: which it is, and until when it can be paid. */
  readonly deferred?: DeferredRequest | undefined;
}

/** Months in which the shopper's bank takes the money. */
export interface InstallmentRequest {
  readonly planId: string;
  readonly count: number;
  /** Only with these cards; another one is declined. */
  readonly cardTypes?: readonly string[] | undefined;
}

/** A payment that the shopper makes later, at a shop, a bank or in an app. */
export interface DeferredRequest {
  /** The method of the market: `BOLETO`, `PIX`. */
  readonly methodId: string;
  readonly kind: 'voucher' | 'qr';
  /** ISO 8601. */
  readonly payBy: string;
  readonly brand: string;
}

/** How such a payment is made; see `PaymentInstructions` of the contract. */
export interface ProviderInstructions {
  readonly kind: 'voucher' | 'qr';
  readonly code: string;
  readonly barcode?: string | undefined;
  readonly voucherUrl?: string | undefined;
  readonly qrCode?: string | undefined;
  readonly qrData?: string | undefined;
  /** ISO 8601; a provider may allow less time than was asked for. */
  readonly expiresAt: string;
}

export interface HostedRequest extends Omit<
  AuthoriseRequest,
  'checkoutId' | 'token' | 'registration' | 'walletSession' | 'code' | 'walletToken' | 'deferred'
> {
  /** The method of the market: a card, or a service such as `PAYPAL`. */
  readonly methodId: string;
  readonly brand: string;
  /** Address that the provider returns the browser to. */
  readonly returnUrl: string;
  /** Card types that the method takes. Left out, every card is taken. */
  readonly cardTypes?: readonly string[] | undefined;
  /** The bank that was chosen on our page, and what it asks for. */
  readonly bankChoice?: BankChoice | undefined;
  /** That bank's name. */
  readonly bankName?: string | undefined;
}

/** A means of payment that the provider keeps for a customer. */
export interface ProviderRegistration {
  readonly id: string;
  readonly brand?: string | undefined;
  readonly lastDigits?: string | undefined;
  /** Last month of the card: `2029-08`. */
  readonly expiry?: string | undefined;
}

/** The provider's state of one of our payments. */
export interface ProviderPayment {
  readonly providerPaymentId: string;
  readonly paymentId: string;
  readonly state: 'waiting' | 'authorised' | 'captured' | 'declined' | 'voided' | 'refunded';
  /** Of a `waiting` payment: the shopper has done their part, and the bank decides later by an event. */
  readonly isProcessing?: boolean | undefined;
  readonly amount: Amount;
  /** What came in. More than `amount` of a voucher that was paid twice; less, while `waiting`, of one paid in part. */
  readonly capturedMinor: number;
  /** Refunded so far, of the captured amount. */
  readonly refundedMinor: number;
  readonly declineCode?: string | undefined;
  readonly cardBrand?: string | undefined;
  readonly lastDigits?: string | undefined;
  /** What was kept with this payment, where that was asked for. */
  readonly registration?: ProviderRegistration | undefined;
  /** Of a payment that is made later. */
  readonly instructions?: ProviderInstructions | undefined;
}

/**
 * The result of an authorisation.
 * - `approved`: the money is authorised (and captured, with `captureNow`).
 * - `challenge`: the bank requires a step in a frame at `url`.
 * - `instructions`: the shopper pays later; events report what comes in.
 * - `declined`: nothing was charged.
 * - `unknown`: no response, or an unreadable one; an event or the reconciliation gives the result.
 * - `invalidSession`: the session or token is expired, used, or belongs to another basket.
 * - `away`: the call was not sent (circuit breaker open); nothing was charged.
 */
export type AuthoriseOutcome =
  | { readonly kind: 'approved'; readonly payment: ProviderPayment }
  | {
      readonly kind: 'challenge';
      readonly providerPaymentId: string;
      readonly url: string;
      readonly origin: string;
    }
  | {
      readonly kind: 'instructions';
      readonly providerPaymentId: string;
      readonly instructions: ProviderInstructions;
    }
  | { readonly kind: 'declined'; readonly code: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalidSession' }
  | { readonly kind: 'away' };

export interface OperationRequest {
  readonly providerPaymentId: string;
  readonly amount: Amount;
  /** The same key takes effect once. */
  readonly idempotencyKey: string;
}
export type OperationOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown' };

export const paymentEventTypes = [
  'payment.authorised',
  'payment.captured',
  'payment.part_paid',
  'payment.declined',
  'payment.voided',
  'payment.refunded',
] as const;
export type PaymentEventType = (typeof paymentEventTypes)[number];

/** An operation that the provider had accepted, and could not carry out. */
export interface FailedOperation {
  readonly kind: 'capture' | 'refund';
  /** Whole minor units. */
  readonly minor: number;
  /** The idempotency key that the shop asked with, or how it begins; absent of what the shop did not ask for. */
  readonly key?: string | undefined;
}

/** An event sent by a provider; verified by its signature, not by its origin. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: PaymentEventType;
  readonly payment: ProviderPayment;
  /** What counts no more in `payment`, although it was confirmed before. */
  readonly failed?: FailedOperation | undefined;
  /** The processor that the payment was made with, where the provider serves several and has one address for its events. */
  readonly processor?: string;
}

/**
 * A company that processes payments. One port for all processors of the contract.
 * Methods reject when the provider can't be reached; `guardProvider` turns that into an outcome.
 */
export interface PaymentProvider {
  /** Its name in the addresses of its events and pages, where it has ones of its own: `stripe`. */
  readonly name?: string;
  /** It takes no money: its keys are for tests. */
  readonly isTest?: boolean;
  createSession(request: SessionRequest): Promise<ProviderSession>;
  /** Whether an open session can still pay this basket. Absent where the provider can't tell before paying. */
  isSessionOpen?(session: OpenSession): Promise<boolean>;
  authorise(request: AuthoriseRequest, signal?: AbortSignal): Promise<AuthoriseOutcome>;
  /**
   * The same text for the same card, whoever pays with it; `undefined` where the provider does not tell it before paying.
   * Limits per person count cards only with providers that have it.
   */
  fingerprint?(request: { readonly reference: string; readonly token: string }): Promise<string | undefined>;
  /** How the device's wallet is asked for a token that this provider takes; `undefined` where it takes none. Absent: of no wallet. */
  deviceWallet?(request: WalletRequest): ProviderWallet | undefined;
  /** Opens the provider's own page for a payment. */
  createHostedPage(request: HostedRequest): Promise<{ providerPaymentId: string; url: string }>;
  /** Returns the state of our payment; `undefined` when the provider does not know it. */
  find(paymentId: string, signal?: AbortSignal): Promise<ProviderPayment | undefined>;
  capture(request: OperationRequest): Promise<OperationOutcome>;
  refund(request: OperationRequest): Promise<OperationOutcome>;
  /** Voids an authorisation. Also prevents a later authorisation of this payment. */
  void(paymentId: string): Promise<OperationOutcome>;
  /** Forgets a registration; one that it does not know is forgotten already. Absent where the provider keeps nothing. */
  removeRegistration?(registration: string): Promise<void>;
  /** Returns the event in a signed body, or the reason why it is rejected; `other` for one that changes no payment. */
  readEvent(
    rawBody: string,
    headers: Headers,
  ): Promise<PaymentEvent | 'other' | 'forged' | 'late' | 'unreadable'>;
  /** Answers a request below `/payment-pages/<name>/`: the provider's fields in a frame, and what follows its own pages. */
  answer?(request: Request): Promise<Response>;
}
