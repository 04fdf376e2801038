import type { ModificationsApi } from '@adyen/api-library/lib/src/services/checkout/modificationsApi.js';
import type { PaymentsApi } from '@adyen/api-library/lib/src/services/checkout/paymentsApi.js';
import type { RecurringApi } from '@adyen/api-library/lib/src/services/checkout/recurringApi.js';
import type * as types from '@adyen/api-library/lib/src/typings/checkout/models.js';
import type HmacValidator from '@adyen/api-library/lib/src/utils/hmacValidator.js';
import type { Log } from '../../../kernel/ports/Log.ts';
import type { LedgerEntry, ProviderLedger } from '../../../sales/payment/ledger/ProviderLedger.ts';
import type {
  Amount,
  AuthoriseOutcome,
  AuthoriseRequest,
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
import { isTestAdyen, type AdyenSettings } from '../../../sales/payment/ProviderSettings.ts';
import { fromProviderMinor } from '../../../sales/payment/providerMinor.ts';
import { adyenAmount, cardOf, keptMethod, type AdyenAnswer } from './adyenCard.ts';
import { adyenDecline } from './adyenDecline.ts';
import { failedOf } from './adyenFailed.ts';
import { adyenDigits } from './adyenDigits.ts';
import { AdyenRefusal } from './adyenHttp.ts';
import { adyenMethods } from './adyenMethods.ts';
import { parseAdyenNotification, type AdyenItem } from './adyenNotification.ts';
import type { AdyenPages } from './AdyenPages.ts';
import { readAdyenToken } from './readAdyenToken.ts';

export interface AdyenProviderOptions {
  readonly payments: Pick<
    PaymentsApi,
    'payments' | 'paymentsDetails' | 'sessions' | 'getResultOfPaymentSession'
  >;
  readonly modifications: Pick<
    ModificationsApi,
    | 'captureAuthorisedPayment'
    | 'refundCapturedPayment'
    | 'cancelAuthorisedPayment'
    | 'cancelAuthorisedPaymentByPspReference'
  >;
  readonly recurring: Pick<RecurringApi, 'deleteTokenForStoredPaymentDetails'>;
  readonly validator: Pick<HmacValidator, 'validateHMAC'>;
  readonly ledger: ProviderLedger;
  readonly pages: AdyenPages;
  readonly settings: AdyenSettings;
  readonly shopOrigin: string;
  readonly now: () => Date;
  readonly log: Log;
}

/** How long Adyen's own page takes a payment, in seconds. */
const pageSeconds = 1_800;

const typeOf: Readonly<Record<ProviderPayment['state'], PaymentEventType | undefined>> = {
  waiting: undefined,
  authorised: 'payment.authorised',
  captured: 'payment.captured',
  declined: 'payment.declined',
  voided: 'payment.voided',
  refunded: 'payment.refunded',
};

/**
 * Payments by Adyen. Cards are typed into its Components, in a page of the shop that the checkout frames. Adyen can't be asked
 * for a payment: what its answers and its signed notifications have told is in the ledger.
 */
export class AdyenProvider implements PaymentProvider {
  readonly name = 'adyen';
  readonly isTest: boolean;
  readonly #options: AdyenProviderOptions;

  constructor(options: AdyenProviderOptions) {
    this.#options = options;
    this.isTest = isTestAdyen(options.settings);
  }

  createSession(request: SessionRequest): Promise<ProviderSession> {
    return this.#options.pages.createSession(request);
  }

  isSessionOpen({ checkoutId, reference }: OpenSession): Promise<boolean> {
    return this.#options.pages.isSessionOf(checkoutId, reference);
  }

  async authorise(request: AuthoriseRequest): Promise<AuthoriseOutcome> {
    const { pages, ledger, payments, log } = this.#options;
    const { checkoutId, reference, registration, token, paymentId, language } = request;
    const paying = (registration === undefined ? readAdyenToken(token) : keptMethod(registration)) as
      Pick<types.PaymentRequest, 'paymentMethod'> | undefined;
    const isOurs = registration !== undefined || (await pages.isSessionOf(checkoutId, reference));
    if (!paying || !isOurs) return { kind: 'invalidSession' };
    const entry = await ledger.enter(request);
    if (entry.is_closed) return { kind: 'declined', code: 'PaymentInterrupted' };
    try {
      const answer = await payments.payments(await this.#paymentOf(request, paying), {
        idempotencyKey: paymentId,
      });
      if (answer.action) {
        await ledger.name(paymentId, { page_id: `step:${paymentId}` });
        const step = await pages.stepOf(paymentId, language, answer.action);
        return { kind: 'challenge', providerPaymentId: `step:${paymentId}`, ...step };
      }
      return await this.#outcome(entry, answer);
    } catch (error) {
      if (!(error instanceof AdyenRefusal) || error.isUndecided) throw error;
      log.warn('payment refused by Adyen', { paymentId, why: error.message });
      // 422: the encrypted card is too old or used. Anything else is for the operator, and nothing was taken.
      return { kind: error.status === 422 ? 'invalidSession' : 'away' };
    }
  }

  async #paymentOf(request: AuthoriseRequest, paying: Pick<types.PaymentRequest, 'paymentMethod'>) {
    const { pages, settings, shopOrigin } = this.#options;
    const { paymentId, orderId, amount, captureNow, language, processor, customer, keeps, email } = request;
    const isKept = request.registration !== undefined;
    return {
      ...{ merchantAccount: settings.merchantAccount, reference: paymentId, merchantOrderReference: orderId },
      amount: adyenAmount(amount),
      ...paying,
      returnUrl: await pages.doneUrl(paymentId, language),
      ...{ channel: 'Web', origin: shopOrigin, shopperLocale: language, metadata: { processor } },
      ...(email ? { shopperEmail: email } : {}),
      authenticationData: { threeDSRequestData: { nativeThreeDS: 'preferred' } },
      shopperInteraction: isKept ? 'ContAuth' : 'Ecommerce',
      ...(customer && (keeps || isKept)
        ? { shopperReference: customer, recurringProcessingModel: 'CardOnFile' }
        : {}),
      ...(keeps ? { storePaymentMethod: true } : {}),
      ...(captureNow ? { captureDelayHours: 0 } : { additionalData: { manualCapture: 'true' } }),
    } as unknown as types.PaymentRequest;
  }

  /** Writes an answer into the ledger, and tells what it means. */
  async #outcome(entry: LedgerEntry, answer: AdyenAnswer): Promise<AuthoriseOutcome> {
    const { ledger } = this.#options;
    const { payment_id: paymentId } = entry;
    if (answer.pspReference) await ledger.name(paymentId, { provider_payment_id: answer.pspReference });
    switch (answer.resultCode as string | undefined) {
      case 'Authorised': {
        await this.#authorised(entry, answer.pspReference ?? '', cardOf(answer));
        if ((await ledger.of(paymentId))?.is_closed) {
          await this.void(paymentId);
          return { kind: 'declined', code: 'PaymentInterrupted' };
        }
        const payment = await this.find(paymentId);
        return payment ? { kind: 'approved', payment } : { kind: 'unknown' };
      }
      case 'Refused':
      case 'Cancelled':
      case 'Error': {
        const code = adyenDecline(answer);
        await ledger.tell(paymentId, { state: 'declined', decline_code: code });
        return { kind: 'declined', code };
      }
      default:
        return { kind: 'unknown' };
    }
  }

  async #authorised(
    { payment_id: paymentId, amount_minor: minor, capture_now: isCaptured }: LedgerEntry,
    pspReference: string,
    card: ReturnType<typeof cardOf> = {},
  ): Promise<void> {
    const { ledger } = this.#options;
    await ledger.tell(paymentId, { state: 'authorised', ...card });
    // Adyen captures it by itself, and tells nothing more.
    if (isCaptured)
      await ledger.report(paymentId, {
        id: `${pspReference}:capture`,
        kind: 'capture',
        minor,
        state: 'done',
      });
  }

  async createHostedPage(request: HostedRequest): Promise<{ providerPaymentId: string; url: string }> {
    const { payments, ledger, pages, settings, now } = this.#options;
    const { paymentId, orderId, amount, captureNow, language, methodId, returnUrl, processor, email } =
      request;
    const entry = await ledger.enter(request);
    if (entry.is_closed) throw new Error('The payment was given up.');
    const method = adyenMethods[methodId];
    const session = await payments.sessions(
      {
        ...{
          merchantAccount: settings.merchantAccount,
          reference: paymentId,
          merchantOrderReference: orderId,
        },
        ...{ amount: adyenAmount(amount), mode: 'hosted', channel: 'Web', shopperLocale: language },
        returnUrl: await pages.backUrl(paymentId, returnUrl, language),
        expiresAt: new Date(now().getTime() + pageSeconds * 1000),
        metadata: { processor },
        ...(email ? { shopperEmail: email } : {}),
        ...(method ? { allowedPaymentMethods: [method] } : {}),
        ...(captureNow ? { captureDelayHours: 0 } : { additionalData: { manualCapture: 'true' } }),
      } as types.CreateCheckoutSessionRequest,
      { idempotencyKey: `${paymentId}:page` },
    );
    if (!session.url || !(await ledger.name(paymentId, { page_id: session.id })))
      throw new Error('Adyen opened no page for the payment.');
    return { providerPaymentId: session.id, url: session.url };
  }

  async find(paymentId: string): Promise<ProviderPayment | undefined> {
    const entry = await this.#options.ledger.of(paymentId);
    // Sent, and not answered: whether Adyen knows it, a notification tells.
    const isHeard = entry && (entry.provider_payment_id ?? entry.page_id ?? undefined) !== undefined;
    return isHeard ? this.#state(entry) : undefined;
  }

  async #state(entry: LedgerEntry, amount?: Amount): Promise<ProviderPayment> {
    const { captured, refunded } = await this.#options.ledger.totals(entry.payment_id);
    const isPaid = entry.state === 'authorised' || captured > 0;
    const state = !isPaid
      ? entry.state
      : refunded > 0
        ? 'refunded'
        : captured > 0
          ? 'captured'
          : 'authorised';
    return {
      providerPaymentId: entry.provider_payment_id ?? entry.page_id ?? '',
      paymentId: entry.payment_id,
      state: entry.state === 'voided' && captured === 0 ? 'voided' : state,
      amount: amount ?? { minor: entry.amount_minor, currency: entry.currency },
      ...{ capturedMinor: captured, refundedMinor: refunded },
      ...(entry.decline_code ? { declineCode: entry.decline_code } : {}),
      ...(entry.card_brand ? { cardBrand: entry.card_brand } : {}),
      ...(entry.last_digits ? { lastDigits: entry.last_digits } : {}),
      ...(entry.registration && isPaid ? { registration: entry.registration } : {}),
    };
  }

  capture(request: OperationRequest): Promise<OperationOutcome> {
    return this.#operate('capture', request);
  }

  refund(request: OperationRequest): Promise<OperationOutcome> {
    return this.#operate('refund', request);
  }

  async #operate(kind: 'capture' | 'refund', request: OperationRequest): Promise<OperationOutcome> {
    const { modifications, ledger, settings } = this.#options;
    const { providerPaymentId, amount, idempotencyKey } = request;
    const entry = await ledger.byTheirs(providerPaymentId);
    const pspReference = entry?.provider_payment_id;
    if (!entry || !pspReference) return { kind: 'refused', reason: 'Adyen knows no such payment.' };
    const asked = {
      ...{ merchantAccount: settings.merchantAccount, reference: idempotencyKey.slice(0, 80) },
      amount: adyenAmount(amount),
    };
    try {
      const answer =
        kind === 'capture'
          ? await modifications.captureAuthorisedPayment(pspReference, asked, { idempotencyKey })
          : await modifications.refundCapturedPayment(pspReference, asked, { idempotencyKey });
      // Received is not yet done: a notification confirms it, or tells that it failed.
      const { minor } = amount;
      await ledger.report(entry.payment_id, { id: answer.pspReference, kind, minor, state: 'asked' });
      return { kind: 'done' };
    } catch (error) {
      if (!(error instanceof AdyenRefusal) || error.isUndecided) throw error;
      return { kind: 'refused', reason: error.message };
    }
  }

  async void(paymentId: string): Promise<OperationOutcome> {
    const { modifications, ledger, settings } = this.#options;
    const entry = await ledger.close(paymentId);
    if (entry.state === 'voided' || entry.state === 'declined') return { kind: 'done' };
    if ((await ledger.totals(paymentId)).captured > 0) return { kind: 'refused', reason: 'captured' };
    const asked = {
      merchantAccount: settings.merchantAccount,
      reference: `${paymentId}:cancel`.slice(0, 80),
    };
    const options = { idempotencyKey: `${paymentId}:cancel` };
    try {
      if (entry.provider_payment_id)
        await modifications.cancelAuthorisedPaymentByPspReference(entry.provider_payment_id, asked, options);
      // By our own name, for an authorisation whose answer was lost or is still to come.
      else if (entry.currency !== '')
        await modifications.cancelAuthorisedPayment({ ...asked, paymentReference: paymentId }, options);
      await ledger.tell(paymentId, { state: 'voided' });
      return { kind: 'done' };
    } catch (error) {
      if (!(error instanceof AdyenRefusal) || error.isUndecided) throw error;
      return { kind: 'refused', reason: error.message };
    }
  }

  async removeRegistration(registration: string): Promise<void> {
    const { recurring, ledger, settings } = this.#options;
    const [customer = '', stored = ''] = registration.split(':');
    try {
      await recurring.deleteTokenForStoredPaymentDetails(stored, customer, settings.merchantAccount);
    } catch (error) {
      // One that Adyen does not know is forgotten already.
      if (!(error instanceof AdyenRefusal) || error.isUndecided || ![404, 422].includes(error.status))
        throw error;
    }
    await ledger.forget(registration);
  }

  async readEvent(rawBody: string): Promise<PaymentEvent | 'other' | 'forged' | 'late' | 'unreadable'> {
    const { ledger, settings } = this.#options;
    const notification = parseAdyenNotification(rawBody);
    if (!notification) return 'unreadable';
    const { item, isLive } = notification;
    if (!this.#isSigned(item)) return 'forged';
    if (isLive === this.isTest || item.merchantAccountCode !== settings.merchantAccount) return 'other';
    const entry =
      (await ledger.byTheirs(item.originalReference || item.pspReference)) ??
      (await ledger.of(item.merchantReference));
    if (!entry || !(await this.#learn(entry, item))) return 'other';
    const fresh = (await ledger.of(entry.payment_id)) ?? entry;
    const told = fromProviderMinor(item.amount.value, item.amount.currency, adyenDigits);
    // Another amount than the order's is the shop's to judge.
    const payment = await this.#state(fresh, item.eventCode === 'AUTHORISATION' ? told : undefined);
    const type = typeOf[payment.state];
    const id = `${item.pspReference}:${item.eventCode}:${item.success}`;
    const failed = failedOf(item, entry);
    return type ? { id, type, payment, failed, processor: entry.processor } : 'other';
  }

  /** The signature has no time: that an event counts once is kept by its name. */
  #isSigned(item: AdyenItem): boolean {
    const { validator, settings } = this.#options;
    try {
      return validator.validateHMAC(item as never, settings.hmacKey);
    } catch {
      return false;
    }
  }

  /** Writes what a notification tells into the ledger. Returns false for one that changes nothing. */
  async #learn(entry: LedgerEntry, item: AdyenItem): Promise<boolean> {
    const { ledger } = this.#options;
    const { payment_id: paymentId } = entry;
    const { pspReference: id, eventCode } = item;
    const isDone = item.success === 'true';
    const { minor } = fromProviderMinor(item.amount.value, item.amount.currency, adyenDigits);
    switch (eventCode) {
      case 'AUTHORISATION': {
        const isOnPage = entry.page_id !== null && !entry.page_id.startsWith('step:');
        if (isDone) {
          await ledger.name(paymentId, { provider_payment_id: id });
          // A void that came first can't have reached this authorisation: the shop gives its money back.
          if (entry.state !== 'voided' || entry.is_closed) await this.#authorised(entry, id);
          return true;
        }
        // On Adyen's own page the shopper may try another card.
        if (isOnPage || entry.state !== 'waiting') return false;
        const code = adyenDecline({ refusalReason: item.reason ?? undefined });
        await ledger.tell(paymentId, { state: 'declined', decline_code: code });
        return true;
      }
      case 'CANCELLATION':
      case 'TECHNICAL_CANCEL':
      case 'EXPIRE':
        if (!isDone) return false;
        await ledger.tell(paymentId, { state: 'voided' });
        return true;
      case 'OFFER_CLOSED':
        if (entry.state !== 'waiting') return false;
        await ledger.tell(paymentId, { state: 'voided' });
        return true;
      case 'CAPTURE':
      case 'CAPTURE_FAILED': {
        // One that Adyen makes by itself is written down with the authorisation.
        if (entry.capture_now && isDone && eventCode === 'CAPTURE') return false;
        const own = entry.capture_now ? `${entry.provider_payment_id}:capture` : id;
        await ledger.report(
          paymentId,
          this.#reported(own, 'capture', minor, isDone && eventCode === 'CAPTURE'),
        );
        return true;
      }
      case 'REFUND':
      case 'REFUND_FAILED':
      case 'REFUNDED_REVERSED':
        await ledger.report(paymentId, this.#reported(id, 'refund', minor, isDone && eventCode === 'REFUND'));
        return true;
      default:
        return false;
    }
  }

  #reported(id: string, kind: 'capture' | 'refund', minor: number, isDone: boolean) {
    if (!isDone) this.#options.log.warn('Adyen could not do what it had accepted', { kind, reference: id });
    return { id, kind, minor, state: isDone ? ('done' as const) : ('failed' as const) };
  }

  answer(request: Request): Promise<Response> {
    return this.#options.pages.answer(request, {
      details: (paymentId, given) => this.#details(paymentId, given),
      sessionResult: (paymentId, result) => this.#sessionResult(paymentId, result),
    });
  }

  /** Sends on what the bank's step gave. Whatever a browser says here, Adyen decides what became of the payment. */
  async #details(paymentId: string, given: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { payments, ledger } = this.#options;
    const entry = await ledger.of(paymentId);
    if (!entry || entry.state !== 'waiting') return undefined;
    const answer = await payments.paymentsDetails({
      details: given['details'] as types.PaymentCompletionDetails,
      ...(typeof given['paymentData'] === 'string' ? { paymentData: given['paymentData'] } : {}),
    });
    // What belongs to another payment says nothing about this one.
    if (answer.merchantReference !== undefined && answer.merchantReference !== paymentId) return undefined;
    if (answer.action) return answer.action;
    await this.#outcome(entry, answer as unknown as AdyenAnswer);
    return undefined;
  }

  async #sessionResult(paymentId: string, result: string): Promise<void> {
    const { payments, ledger, log } = this.#options;
    const entry = await ledger.of(paymentId);
    if (!entry?.page_id || entry.state !== 'waiting') return;
    try {
      const { status, payments: paid } = await payments.getResultOfPaymentSession(entry.page_id, result);
      const pspReference = paid?.[0]?.pspReference;
      if ((status as string) === 'completed' && pspReference) {
        await ledger.name(paymentId, { provider_payment_id: pspReference });
        await this.#authorised(entry, pspReference);
      }
      if (['canceled', 'expired'].includes(status as string))
        await ledger.tell(paymentId, { state: 'voided' });
      if ((status as string) === 'refused')
        await ledger.tell(paymentId, { state: 'declined', decline_code: 'BankDeclinedError' });
    } catch (error) {
      // The notification tells the same.
      log.warn('Adyen’s page not asked for', { paymentId, why: String(error).slice(0, 200) });
    }
  }
}
