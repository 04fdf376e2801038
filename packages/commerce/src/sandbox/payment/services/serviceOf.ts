import type { DeclineCode } from '@touchline/contract/codes';

/**
 * A service with pages of its own.
 * - `wallet`: an account that pays.
 * - `plan`: pays later or in parts.
 * - `bank`: the shopper's own bank.
 */
export interface PaymentService {
  /** As its page names it. */
  readonly name: string;
  readonly kind: 'wallet' | 'plan' | 'bank';
  /** Of a `plan`: the number of payments, and days to the first and between them. */
  readonly plan?: { readonly payments: number; readonly firstInDays: number; readonly everyDays: number };
}

const once = (firstInDays: number) => ({ payments: 1, firstInDays, everyDays: 0 });

const services = new Map<string, PaymentService>([
  ['PAYPAL', { name: 'PayPal', kind: 'wallet' }],
  ['GOOGLE_PAY', { name: 'Google Pay', kind: 'wallet' }],
  ['AMAZON_PAY', { name: 'Amazon Pay', kind: 'wallet' }],
  ['KLARNA_PAY_LATER', { name: 'Klarna', kind: 'plan', plan: once(30) }],
  ['KLARNA_PAY_NOW', { name: 'Klarna', kind: 'plan', plan: once(0) }],
  ['AFTERPAY', { name: 'Afterpay', kind: 'plan', plan: { payments: 4, firstInDays: 0, everyDays: 14 } }],
  ['IDEAL', { name: 'iDEAL', kind: 'bank' }],
  ['BANCONTACT', { name: 'Bancontact', kind: 'bank' }],
  ['EPS', { name: 'eps', kind: 'bank' }],
  ['PSE', { name: 'PSE', kind: 'bank' }],
]);

/** The service that a method of a market pays by; `undefined` for cards. */
export const serviceOf = (methodId: string | null): PaymentService | undefined =>
  services.get(methodId ?? '');

/** Refusals that this kind of service gives. */
export const declinesOf: Readonly<Record<PaymentService['kind'], readonly DeclineCode[]>> = {
  wallet: [
    'BankDeclinedError',
    'InsufficientFundsError',
    'InformationError',
    'CountryError',
    'TemporaryError',
  ],
  plan: ['InformationError', 'InvalidAddressByAcquirer', 'CountryError', 'TemporaryError'],
  bank: [
    'BankDeclinedError',
    'InsufficientFundsError',
    'SecurityAuthenticationError',
    'InformationError',
    'TemporaryError',
  ],
};

/** Outcomes besides paying and refusals; see `Scenario`. `processing` ends after ten seconds, paid or refused. */
export const otherOutcomes = [
  'processing',
  'processingRefused',
  'late',
  'eventsTwice',
  'eventsReversed',
  'hang',
] as const;
export type OtherOutcome = (typeof otherOutcomes)[number];
