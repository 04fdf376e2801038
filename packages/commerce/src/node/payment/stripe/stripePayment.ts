import type Stripe from 'stripe';
import type { LedgerEntry } from '../../../sales/payment/ledger/ProviderLedger.ts';
import type { ProviderPayment, ProviderRegistration } from '../../../sales/payment/PaymentProvider.ts';
import { fromProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { stripeDecline } from './stripeDecline.ts';
import { stripeDigits } from './stripeDigits.ts';

/** What is read with an intent: its charge tells card and refunds. */
export const expanded = ['latest_charge'];

/** A payment intent in the words of the shop. */
export function stripePayment(entry: LedgerEntry, intent: Stripe.PaymentIntent): ProviderPayment {
  const currency = intent.currency.toUpperCase();
  const minor = (theirs: number) => fromProviderMinor(theirs, currency, stripeDigits).minor;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const refundedMinor = minor(charge?.amount_refunded ?? 0);
  const capturedMinor = minor(intent.amount_received);
  const state = stateOf(intent, capturedMinor, refundedMinor);
  const registration = registrationOf(intent, card);
  return {
    providerPaymentId: intent.id,
    paymentId: entry.payment_id,
    state,
    amount: { minor: minor(intent.amount), currency },
    capturedMinor,
    refundedMinor,
    ...(state === 'declined' ? { declineCode: stripeDecline(intent.last_payment_error ?? {}) } : {}),
    ...(card?.brand ? { cardBrand: brandOf(card.brand) } : {}),
    ...(card?.last4 ? { lastDigits: card.last4 } : {}),
    ...(registration ? { registration } : {}),
  };
}

function stateOf(
  { status, last_payment_error: error }: Stripe.PaymentIntent,
  captured: number,
  refunded: number,
): ProviderPayment['state'] {
  switch (status) {
    case 'requires_capture':
      return captured > 0 ? 'captured' : 'authorised';
    case 'succeeded':
      return refunded > 0 ? 'refunded' : 'captured';
    case 'canceled':
      return error ? 'declined' : 'voided';
    case 'requires_payment_method':
      return error ? 'declined' : 'waiting';
    default:
      return 'waiting';
  }
}

/** The card that Stripe keeps, where that was asked for. Each has a customer of its own, which is removed with it. */
function registrationOf(
  intent: Stripe.PaymentIntent,
  card: Stripe.Charge.PaymentMethodDetails.Card | null | undefined,
): ProviderRegistration | undefined {
  const customer = idOf(intent.customer);
  const method = idOf(intent.payment_method);
  const isPaid = intent.status === 'requires_capture' || intent.status === 'succeeded';
  if (!intent.setup_future_usage || !isPaid || !customer || !method) return undefined;
  return {
    id: `${customer}:${method}`,
    ...(card?.brand ? { brand: brandOf(card.brand) } : {}),
    ...(card?.last4 ? { lastDigits: card.last4 } : {}),
    ...(card ? { expiry: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}` } : {}),
  };
}

const idOf = (part: string | { id: string } | null): string | undefined =>
  typeof part === 'string' ? part : part?.id;

/** Stripe writes brands in small letters. */
const brandOf = (brand: string): string => brand.toUpperCase();
