/** An amount bound to a currency; whole minor units. */
export interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** What a provider is asked to open for one basket. */
export interface SessionRequest {
  /** The basket; a payment with this session has to name the same one. */
  readonly reference: string;
  readonly language: string;
  readonly brand: string;
}

export interface ProviderSession {
  readonly checkoutId: string;
  readonly frameUrl: string;
  readonly frameOrigin: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface AuthoriseRequest {
  /** Our payment. The same one is authorised once, however often it is asked for. */
  readonly paymentId: string;
  readonly orderId: string;
  /** The basket the session was opened for. */
  readonly reference: string;
  readonly checkoutId: string;
  readonly token: string;
  readonly amount: Amount;
  /** Take the money at once instead of when the parcel leaves. */
  readonly captureNow: boolean;
  readonly language: string;
  /** Processor of the contract that the method names; events come to its address. */
  readonly processor: string;
}

export interface HostedRequest extends Omit<AuthoriseRequest, 'checkoutId' | 'token'> {
  readonly brand: string;
  /** Where the provider sends the browser back to. */
  readonly returnUrl: string;
}

/** What a provider knows of one payment of ours. */
export interface ProviderPayment {
  readonly providerPaymentId: string;
  readonly paymentId: string;
  readonly state: 'waiting' | 'authorised' | 'captured' | 'declined' | 'voided' | 'refunded';
  readonly amount: Amount;
  readonly capturedMinor: number;
  /** Given back so far, of what was captured. */
  readonly refundedMinor: number;
  readonly declineCode?: string | undefined;
  readonly cardBrand?: string | undefined;
  readonly lastDigits?: string | undefined;
}

/**
 * The answer to an authorisation.
 * - `approved`: the money is reserved (and taken, with `captureNow`).
 * - `challenge`: the bank wants a step in a frame at `url`.
 * - `declined`: nothing was taken.
 * - `unknown`: no answer, or one that can't be read; an event or the reconciliation tells.
 * - `invalidSession`: the session or the token is over, used, or of another basket.
 * - `away`: the call did not leave the house (breaker open); nothing was taken.
 */
export type AuthoriseOutcome =
  | { readonly kind: 'approved'; readonly payment: ProviderPayment }
  | {
      readonly kind: 'challenge';
      readonly providerPaymentId: string;
      readonly url: string;
      readonly origin: string;
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
  'payment.declined',
  'payment.voided',
  'payment.refunded',
] as const;
export type PaymentEventType = (typeof paymentEventTypes)[number];

/** What a provider tells by itself; proven by its signature, not by where it came from. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: PaymentEventType;
  readonly payment: ProviderPayment;
}

/**
 * A company that moves the money. One port for all processors of the contract.
 * Methods reject when the provider can't be reached; `guardProvider` turns that into an outcome.
 */
export interface PaymentProvider {
  createSession(request: SessionRequest): Promise<ProviderSession>;
  authorise(request: AuthoriseRequest, signal?: AbortSignal): Promise<AuthoriseOutcome>;
  /** Opens the provider's own page for a payment. */
  createHostedPage(request: HostedRequest): Promise<{ providerPaymentId: string; url: string }>;
  /** What became of our payment; `undefined` when the provider never heard of it. */
  find(paymentId: string, signal?: AbortSignal): Promise<ProviderPayment | undefined>;
  capture(request: OperationRequest): Promise<OperationOutcome>;
  refund(request: OperationRequest): Promise<OperationOutcome>;
  /** Gives a reservation back. Also forbids an authorisation of this payment that would come later. */
  void(paymentId: string): Promise<OperationOutcome>;
  /** The event in a signed body, or why it is refused. */
  readEvent(rawBody: string, headers: Headers): Promise<PaymentEvent | 'forged' | 'late' | 'unreadable'>;
}
