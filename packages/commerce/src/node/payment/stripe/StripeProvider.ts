import Stripe from 'stripe';
import type { Log } from '../../../kernel/ports/Log.ts';
import type { LedgerEntry, ProviderLedger } from '../../../sales/payment/ledger/ProviderLedger.ts';
import type {
  AuthoriseOutcome,
  AuthoriseRequest,
  FailedOperation,
  HostedRequest,
  OpenSession,
  OperationOutcome,
  OperationRequest,
  PaymentEvent,
  PaymentEventType,
  PaymentProvider,
  ProviderPayment,
  ProviderSession,
  SessionRequest,
} from '../../../sales/payment/PaymentProvider.ts';
import type { StripeSettings } from '../../../sales/payment/ProviderSettings.ts';
import { isTestStripe } from '../../../sales/payment/ProviderSettings.ts';
import { fromProviderMinor, toProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { stripeDecline } from './stripeDecline.ts';
import { stripeDigits } from './stripeDigits.ts';
import { stripeMethods } from './stripeMethods.ts';
import { expanded, stripePayment } from './stripePayment.ts';
import type { StripePages } from './StripePages.ts';

export interface StripeProviderOptions {
  readonly stripe: Stripe;
  readonly ledger: ProviderLedger;
  readonly pages: StripePages;
  readonly settings: StripeSettings;
  readonly now: () => Date;
  readonly log: Log;
}

/** Longest age of an event's signature, in seconds. */
const tolerance = 300;
/** Stripe's shortest life of its own page, in seconds, and a little for clocks that differ. */
const pageSeconds = 1_860;

const typeOf: Readonly<Record<ProviderPayment['state'], PaymentEventType | undefined>> = {
  waiting: undefined,
  authorised: 'payment.authorised',
  captured: 'payment.captured',
  declined: 'payment.declined',
  voided: 'payment.voided',
  refunded: 'payment.refunded',
};

/** Stripe understood the request and refuses it: nothing has happened. */
const isRefused = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  // One that is still being worked on is not refused.
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'idempotency_key_in_use';

/**
 * Payments by Stripe. Cards are typed into the Payment Element, in a page of the shop that the checkout frames; the server
 * makes the payment intent, confirms it, and believes nothing but what Stripe answers when it is asked.
 */
export class StripeProvider implements PaymentProvider {
  readonly name = 'stripe';
  readonly isTest: boolean;
  readonly #options: StripeProviderOptions;

  constructor(options: StripeProviderOptions) {
    this.#options = options;
    this.isTest = isTestStripe(options.settings);
  }

  createSession(request: SessionRequest): Promise<ProviderSession> {
    return this.#options.pages.createSession(request);
  }

  isSessionOpen({ checkoutId, reference }: OpenSession): Promise<boolean> {
    return this.#options.pages.isSessionOf(checkoutId, reference);
  }

  async authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome> {
    const { pages, ledger } = this.#options;
    const { checkoutId, reference, registration, paymentId } = request;
    if (registration === undefined && !(await pages.isSessionOf(checkoutId, reference)))
      return { kind: 'invalidSession' };
    const entry = await ledger.enter(request);
    if (entry.is_closed) return { kind: 'declined', code: 'PaymentInterrupted' };
    const intentId = entry.provider_payment_id ?? (await this.#createIntent(request));
    if (intentId === undefined) return { kind: 'away' };
    if (!(await ledger.name(paymentId, { provider_payment_id: intentId }))) {
      await this.#cancel(intentId, paymentId);
      return { kind: 'declined', code: 'PaymentInterrupted' };
    }
    return this.#confirm(request, intentId, { ...entry, provider_payment_id: intentId });
  }

  /**
   * An intent that is not confirmed moves no money. Its name is written down before it is confirmed: a payment whose answer
   * is lost can be asked for by it at once, which a search at Stripe can't promise. `undefined` when there is none.
   */
  async #createIntent(request: AuthoriseRequest): Promise<string | undefined> {
    const { stripe, log } = this.#options;
    const { paymentId, amount, captureNow, registration, keeps, customer } = request;
    try {
      const kept = registration?.split(':')[0];
      const keeper =
        kept === undefined && keeps && customer
          ? (
              await stripe.customers.create(
                { metadata: { reference: customer } },
                { idempotencyKey: `${paymentId}:customer` },
              )
            ).id
          : undefined;
      const intent = await stripe.paymentIntents.create(
        {
          amount: toProviderMinor(amount, stripeDigits),
          currency: amount.currency.toLowerCase(),
          capture_method: captureNow ? 'automatic' : 'manual',
          allowed_payment_method_types: ['card'],
          metadata: metadataOf(request),
          ...(captureNow
            ? {}
            : { payment_method_options: { card: { request_multicapture: 'if_available' } } }),
          ...(kept ? { customer: kept } : {}),
          ...(keeper ? { customer: keeper, setup_future_usage: 'on_session' } : {}),
        },
        { idempotencyKey: `${paymentId}:create` },
      );
      return intent.id;
    } catch (error) {
      log.warn('payment not begun at Stripe', { paymentId, why: reasonOf(error) });
      return undefined;
    }
  }

  async #confirm(request: AuthoriseRequest, intentId: string, entry: LedgerEntry): Promise<AuthoriseOutcome> {
    const { stripe, pages, log } = this.#options;
    const { paymentId, token, registration, language } = request;
    try {
      const intent = await stripe.paymentIntents.confirm(
        intentId,
        {
          return_url: pages.doneUrl,
          use_stripe_sdk: true,
          expand: expanded,
          ...(registration === undefined
            ? { confirmation_token: token }
            : { payment_method: registration.split(':')[1] ?? '' }),
        },
        { idempotencyKey: `${paymentId}:confirm` },
      );
      if (intent.status === 'requires_action')
        return {
          kind: 'challenge',
          providerPaymentId: intentId,
          ...(await pages.stepOf(paymentId, language)),
        };
      return await this.#outcome(entry, intent);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError)
        return this.#declined(entry, intentId, stripeDecline(error));
      if (!isRefused(error)) throw error;
      log.warn('payment refused by Stripe', { paymentId, why: reasonOf(error) });
      if (error.code === 'payment_intent_unexpected_state')
        return this.#outcome(entry, await stripe.paymentIntents.retrieve(intentId, { expand: expanded }));
      await this.#cancel(intentId, paymentId);
      if (registration !== undefined) return { kind: 'declined', code: 'InformationError' };
      return { kind: 'invalidSession' };
    }
  }

  async #outcome(entry: LedgerEntry, intent: Stripe.PaymentIntent): Promise<AuthoriseOutcome> {
    const payment = stripePayment(entry, intent);
    switch (payment.state) {
      case 'declined':
        return this.#declined(entry, intent.id, payment.declineCode ?? 'BankDeclinedError');
      case 'voided':
        return { kind: 'declined', code: 'PaymentInterrupted' };
      case 'waiting':
        return { kind: 'unknown' };
      default:
        return { kind: 'approved', payment };
    }
  }

  /** A declined intent could still be paid by whoever has its secret: it is cancelled. */
  async #declined(entry: LedgerEntry, intentId: string, code: string): Promise<AuthoriseOutcome> {
    await this.#options.ledger.tell(entry.payment_id, { state: 'declined', decline_code: code });
    await this.#cancel(intentId, entry.payment_id).catch(() => undefined);
    return { kind: 'declined', code };
  }

  async fingerprint({ token }: { reference: string; token: string }): Promise<string | undefined> {
    const { payment_method_preview: preview } = await this.#options.stripe.confirmationTokens.retrieve(token);
    return preview?.card?.fingerprint ?? undefined;
  }

  async createHostedPage(request: HostedRequest): Promise<{ providerPaymentId: string; url: string }> {
    const { stripe, ledger, pages, now } = this.#options;
    const { paymentId, orderId, amount, captureNow, language, methodId, returnUrl } = request;
    const entry = await ledger.enter(request);
    if (entry.is_closed) throw new Error('The payment was given up.');
    const method = stripeMethods[methodId];
    const metadata = metadataOf(request);
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: paymentId,
        metadata,
        payment_intent_data: {
          metadata,
          capture_method: captureNow || method?.takesAtOnce ? 'automatic' : 'manual',
        },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: amount.currency.toLowerCase(),
              unit_amount: toProviderMinor(amount, stripeDigits),
              product_data: { name: orderId },
            },
          },
        ],
        success_url: returnUrl,
        cancel_url: await pages.leftUrl(paymentId, returnUrl, language),
        expires_at: Math.floor(now().getTime() / 1000) + pageSeconds,
        locale: localeOf(language),
        ...(method ? { allowed_payment_method_types: [method.type] } : {}),
      },
      { idempotencyKey: `${paymentId}:page` },
    );
    const isOpen = await ledger.name(paymentId, { page_id: session.id });
    if (!isOpen || !session.url) {
      await this.#expire(session.id);
      throw new Error('Stripe opened no page for the payment.');
    }
    return { providerPaymentId: session.id, url: session.url };
  }

  async find(paymentId: string): Promise<ProviderPayment | undefined> {
    const entry = await this.#options.ledger.of(paymentId);
    return entry && this.#state(entry);
  }

  /** Asks Stripe for the state of a payment. */
  async #state(entry: LedgerEntry): Promise<ProviderPayment | undefined> {
    const { stripe, ledger } = this.#options;
    const { payment_id: paymentId } = entry;
    const session = entry.page_id ? await stripe.checkout.sessions.retrieve(entry.page_id) : undefined;
    const named = session?.payment_intent ?? entry.provider_payment_id;
    const intentId = typeof named === 'string' ? named : named?.id;
    if (session && session.status !== 'complete')
      return this.#unpaid(entry, session.id, session.status === 'open' ? 'waiting' : 'voided');
    if (!intentId) return undefined;
    if (intentId !== entry.provider_payment_id)
      await ledger.name(paymentId, { provider_payment_id: intentId });
    const intent = await stripe.paymentIntents.retrieve(intentId, { expand: expanded });
    const payment = stripePayment(entry, intent);
    if (payment.state === 'declined' && intent.status !== 'canceled' && !session)
      await this.#declined(entry, intentId, payment.declineCode ?? 'BankDeclinedError');
    // A cancelled intent forgets why its bank declined.
    if (payment.state === 'voided' && entry.state === 'declined')
      return { ...payment, state: 'declined', declineCode: entry.decline_code ?? 'BankDeclinedError' };
    return payment;
  }

  #unpaid(entry: LedgerEntry, providerPaymentId: string, state: 'waiting' | 'voided'): ProviderPayment {
    const { payment_id: paymentId, amount_minor: minor, currency } = entry;
    return {
      ...{ providerPaymentId, paymentId, state, amount: { minor, currency } },
      ...{ capturedMinor: 0, refundedMinor: 0 },
    };
  }

  capture({ providerPaymentId, amount, idempotencyKey }: OperationRequest): Promise<OperationOutcome> {
    const { stripe } = this.#options;
    return operate(async () => {
      const intentId = await this.#intentOf(providerPaymentId);
      const intent = await stripe.paymentIntents.retrieve(intentId, { expand: expanded });
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
      // Without it, Stripe gives back what a first parcel leaves.
      const isInParts = charge?.payment_method_details?.card?.multicapture?.status === 'available';
      await stripe.paymentIntents.capture(
        intentId,
        {
          amount_to_capture: toProviderMinor(amount, stripeDigits),
          ...(isInParts ? { final_capture: false } : {}),
        },
        { idempotencyKey },
      );
    });
  }

  refund({ providerPaymentId, amount, idempotencyKey }: OperationRequest): Promise<OperationOutcome> {
    const { stripe } = this.#options;
    return operate(async () => {
      const refund = await stripe.refunds.create(
        {
          payment_intent: await this.#intentOf(providerPaymentId),
          amount: toProviderMinor(amount, stripeDigits),
          metadata: { operation: idempotencyKey },
        },
        { idempotencyKey },
      );
      if (refund.status === 'failed' || refund.status === 'canceled')
        return { kind: 'refused', reason: refund.failure_reason ?? refund.status };
      return undefined;
    });
  }

  async void(paymentId: string): Promise<OperationOutcome> {
    const entry = await this.#options.ledger.close(paymentId);
    if (entry.page_id) await this.#expire(entry.page_id);
    const intentId = entry.page_id ? await this.#intentOfPage(entry.page_id) : entry.provider_payment_id;
    return intentId ? this.#cancel(intentId, paymentId) : { kind: 'done' };
  }

  async removeRegistration(registration: string): Promise<void> {
    try {
      await this.#options.stripe.customers.del(registration.split(':')[0] ?? '');
    } catch (error) {
      if (!isRefused(error) || error.code !== 'resource_missing') throw error;
    }
  }

  async readEvent(
    rawBody: string,
    headers: Headers,
  ): Promise<PaymentEvent | 'other' | 'forged' | 'late' | 'unreadable'> {
    const { stripe, ledger, settings, now } = this.#options;
    let event: Stripe.Event;
    try {
      const signature = headers.get('stripe-signature') ?? '';
      event = await stripe.webhooks.constructEventAsync(
        ...([rawBody, signature, settings.webhookSecret, tolerance, undefined, now().getTime()] as const),
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'unreadable';
      return error.message.includes('tolerance') ? 'late' : 'forged';
    }
    if (event.livemode === this.isTest) return 'other';
    const about = aboutOf(event);
    const entry =
      (about.paymentId === undefined ? undefined : await ledger.of(about.paymentId)) ??
      (about.name === undefined ? undefined : await ledger.byTheirs(about.name));
    if (!entry) return 'other';
    // Events come late, twice and in any order: what counts is what Stripe says now.
    const payment = await this.#state(entry);
    const type = payment && typeOf[payment.state];
    const failed = payment && failedOf(event, payment);
    return payment && type ? { id: event.id, type, payment, failed, processor: entry.processor } : 'other';
  }

  answer(request: Request): Promise<Response> {
    return this.#options.pages.answer(request);
  }

  async #cancel(intentId: string, paymentId: string): Promise<OperationOutcome> {
    const { stripe } = this.#options;
    try {
      await stripe.paymentIntents.cancel(intentId, {}, { idempotencyKey: `${paymentId}:cancel` });
      return { kind: 'done' };
    } catch (error) {
      if (!isRefused(error)) throw error;
      const { status } = await stripe.paymentIntents.retrieve(intentId);
      return status === 'canceled' ? { kind: 'done' } : { kind: 'refused', reason: status };
    }
  }

  /** Ends Stripe's own page; one that is paid or over has ended already. */
  async #expire(pageId: string): Promise<void> {
    try {
      await this.#options.stripe.checkout.sessions.expire(pageId);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }

  /** The shop may know a payment by its page. */
  async #intentOf(name: string): Promise<string> {
    if (!name.startsWith('cs_')) return name;
    const intentId = await this.#intentOfPage(name);
    if (intentId === undefined) throw new Error('Nothing was paid on this page of Stripe.');
    return intentId;
  }

  async #intentOfPage(pageId: string): Promise<string | undefined> {
    const { payment_intent: named } = await this.#options.stripe.checkout.sessions.retrieve(pageId);
    return typeof named === 'string' ? named : named?.id;
  }
}

const metadataOf = ({
  paymentId,
  orderId,
  processor,
}: Pick<AuthoriseRequest, 'paymentId' | 'orderId' | 'processor'>) => ({
  payment_id: paymentId,
  order_id: orderId,
  processor,
});

/** Which payment an event is about: by our name of it, or by theirs. */
function aboutOf({ data: { object } }: Stripe.Event): {
  paymentId?: string | undefined;
  name?: string | undefined;
} {
  const given = object as { id?: string; metadata?: Record<string, string> | null; payment_intent?: unknown };
  const intent = typeof given.payment_intent === 'string' ? given.payment_intent : undefined;
  return { paymentId: given.metadata?.['payment_id'], name: intent ?? given.id };
}

/** What an event says that Stripe had accepted and could not do; `undefined` of any other. */
function failedOf(
  { type, data: { object } }: Stripe.Event,
  { amount }: ProviderPayment,
): FailedOperation | undefined {
  // A payment that had come in has failed after all.
  if (type === 'payment_intent.payment_failed') return { kind: 'capture', minor: amount.minor };
  if (object.object !== 'refund' || (object.status !== 'failed' && object.status !== 'canceled'))
    return undefined;
  return {
    kind: 'refund',
    minor: fromProviderMinor(object.amount, object.currency.toUpperCase(), stripeDigits).minor,
    key: object.metadata?.['operation'],
  };
}

/** The name of a fault, never what was sent: that may hold a token. */
const reasonOf = (error: unknown): string =>
  error instanceof Stripe.errors.StripeError
    ? [error.type, error.code, error.param].filter(Boolean).join(' ')
    : error instanceof Error
      ? error.message.slice(0, 200)
      : 'unknown';

async function operate(call: () => Promise<OperationOutcome | undefined | void>): Promise<OperationOutcome> {
  try {
    return (await call()) ?? { kind: 'done' };
  } catch (error) {
    if (isRefused(error) || error instanceof Stripe.errors.StripeCardError)
      return { kind: 'refused', reason: reasonOf(error) };
    throw error;
  }
}

/** Languages that Stripe writes otherwise; those that it does not know are shown in the browser's. */
const locales = new Set(
  'bg cs da de el en es et fi fil fr hr hu id it ja ko lt lv ms mt nb nl pl pt ro ru sk sl sv th tr vi zh'.split(
    ' ',
  ),
);
const localeOf = (language: string): Stripe.Checkout.SessionCreateParams.Locale =>
  locales.has(language.split('-')[0] ?? '') ? (language.split('-')[0] ?? 'auto') : 'auto';
