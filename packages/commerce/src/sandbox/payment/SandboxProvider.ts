import { formatMinor } from '@touchline/contract/money';
import type {
  Amount,
  AuthoriseOutcome,
  AuthoriseRequest,
  DeferredRequest,
  HostedRequest,
  OpenSession,
  OperationOutcome,
  OperationRequest,
  PaymentEvent,
  PaymentProvider,
  ProviderInstructions,
  ProviderPayment,
  ProviderSession,
  ProviderWallet,
  SessionRequest,
  WalletRequest,
} from '../../sales/payment/PaymentProvider.ts';
import { seal, unseal } from '../../kernel/session/sealedClaims.ts';
import { readCardToken, scenarioOfCode } from './cardToken.ts';
import { readDeviceToken } from './deviceWallet/deviceToken.ts';
import { deviceCookie, walletNames } from './deviceWallet/walletNames.ts';
import { saveCard } from './saveCard.ts';
import type { SandboxEvents } from './SandboxEvents.ts';
import type { SandboxLedger, SandboxPayment, SandboxState } from './SandboxLedger.ts';
import { instructionsOf } from './instructionsOf.ts';
import { scenarioOf, type Scenario } from './scenarios.ts';
import { serviceOf } from './services/serviceOf.ts';
import { deliverLater } from './deliverLater.ts';
import { parseSandboxEvent } from './parseSandboxEvent.ts';
import { verifySignature } from '../../kernel/session/bodySignature.ts';
import { signatureHeader } from './signatureHeader.ts';

export interface SandboxProviderOptions {
  readonly ledger: SandboxLedger;
  readonly events: SandboxEvents;
  readonly secret: string;
  /** By which it knows sessions of the sandbox's wallet; without it no wallet pays. */
  readonly walletSecret?: string | undefined;
  /** Whether it stands in for the wallets of devices. */
  readonly hasWallets: boolean;
  /** Origin of the sandbox's own pages. */
  readonly origin: string;
  readonly now: () => Date;
  /** Waits; tests skip the time. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** What pays, and how it behaves. */
interface Means {
  readonly scenario: Scenario;
  readonly brand: string | null;
  readonly lastDigits: string | null;
  readonly tokenId: string | null;
  readonly expiry?: string | undefined;
  readonly fingerprint?: string;
}

const noCard = { brand: null, lastDigits: null, tokenId: null };

const sessionSeconds = 1_800;
const pageSeconds = 3_600;

const isPaid = new Set<SandboxState>(['authorised', 'captured', 'refunded']);

/** A payment of the ledger in the provider's format. */
export function toProviderPayment(payment: SandboxPayment): ProviderPayment {
  return {
    providerPaymentId: payment.id,
    paymentId: payment.paymentId,
    state: payment.state,
    amount: { minor: payment.amountMinor, currency: payment.currency },
    capturedMinor: payment.capturedMinor,
    refundedMinor: payment.refundedMinor,
    ...(payment.state === 'waiting' && payment.processingUntil ? { isProcessing: true } : {}),
    declineCode: payment.declineCode ?? undefined,
    cardBrand: payment.cardBrand ?? undefined,
    lastDigits: payment.lastDigits ?? undefined,
    // Nothing is kept with a payment that did not succeed.
    ...(isPaid.has(payment.state) && payment.registration ? { registration: payment.registration } : {}),
  };
}

/** The payment provider of the sandbox: no money moves; card and amount decide the outcome (`scenarios.ts`). */
export class SandboxProvider implements PaymentProvider {
  readonly #options: SandboxProviderOptions;

  constructor(options: SandboxProviderOptions) {
    this.#options = options;
  }

  async createSession({ reference, language, brand, cardTypes }: SessionRequest): Promise<ProviderSession> {
    const { secret, origin, now } = this.#options;
    const checkoutId = await seal(
      { ref: reference, cards: cardTypes?.join() },
      'sandbox-session',
      secret,
      now(),
      sessionSeconds,
    );
    const query = new URLSearchParams({ session: checkoutId, lang: language, brand });
    return {
      checkoutId,
      frameUrl: `${origin}/sandbox/card?${query}`,
      frameOrigin: origin,
      expiresAt: new Date(now().getTime() + sessionSeconds * 1000).toISOString(),
    };
  }

  async isSessionOpen({ checkoutId, reference, amount }: OpenSession): Promise<boolean> {
    const { secret, now } = this.#options;
    if (amount && scenarioOf('', amount.minor).kind === 'endSession') return false;
    return (await unseal(checkoutId, 'sandbox-session', secret, now()))?.['ref'] === reference;
  }

  async authorise(request: AuthoriseRequest, signal?: AbortSignal): Promise<AuthoriseOutcome> {
    const { secret, ledger } = this.#options;
    if (request.deferred) return this.#payLater(request, request.deferred, signal);
    const card = await this.#meansOf(request);
    if (!card) {
      const isGone = request.registration !== undefined;
      return isGone ? { kind: 'declined', code: 'InformationError' } : { kind: 'invalidSession' };
    }
    const { cardTypes } = request.installments ?? {};
    if (cardTypes && (card.brand === null || !cardTypes.includes(card.brand)))
      return { kind: 'declined', code: 'InformationError' };
    const byAmount = scenarioOf('', request.amount.minor);
    const isByCard = byAmount.kind === 'approve' || byAmount.kind === 'endSession';
    const scenario = isByCard ? card.scenario : byAmount;
    if (scenario.kind === 'endSession') return { kind: 'invalidSession' };
    if (scenario.kind === 'hang') return this.#hang(signal);
    if (scenario.kind === 'delay') await this.#options.wait(3_000);
    const opened = await ledger.open({
      ...this.#entry(request),
      tokenId: card.tokenId,
      registration: JSON.stringify(await saveCard(ledger, secret, request, card)),
      state: stateFor(scenario, request.captureNow),
      capturedMinor: takesAtOnce(scenario, request.captureNow) ? request.amount.minor : 0,
      declineCode: scenario.kind === 'decline' ? scenario.code : null,
      cardBrand: card.brand,
      lastDigits: card.lastDigits,
      returnUrl: null,
      brand: '',
    });
    if (!opened) return { kind: 'invalidSession' };
    return this.#answer(opened.payment, scenario, opened.isNew);
  }

  /** Answers how a payment is made later; some amounts lose the answer. */
  async #payLater(
    request: AuthoriseRequest,
    { kind, methodId, payBy, brand }: DeferredRequest,
    signal: AbortSignal | undefined,
  ): Promise<AuthoriseOutcome> {
    const scenario = scenarioOf('', request.amount.minor);
    if (scenario.kind === 'hang') return this.#hang(signal);
    const isDeclined = scenario.kind === 'decline';
    const opened = await this.#options.ledger.open({
      ...this.#entry(request),
      ...{ tokenId: null, registration: null, cardBrand: null, lastDigits: null, returnUrl: null },
      ...{ methodId, brand, payBy: new Date(payBy), payKind: kind, capturedMinor: 0 },
      state: isDeclined ? 'declined' : 'waiting',
      declineCode: isDeclined ? scenario.code : null,
    });
    if (!opened) return { kind: 'invalidSession' };
    const { payment } = opened;
    if (payment.state !== 'waiting')
      return { kind: 'declined', code: payment.declineCode ?? 'PaymentInterrupted' };
    if (scenario.kind === 'lose') throw new Error('The connection broke after the answer.');
    const instructions = await this.#instructions(payment);
    return instructions
      ? { kind: 'instructions', providerPaymentId: payment.id, instructions }
      : { kind: 'invalidSession' };
  }

  #instructions(payment: SandboxPayment): Promise<ProviderInstructions | undefined> {
    const { secret, origin, now } = this.#options;
    return instructionsOf(payment, secret, origin, now());
  }

  #meansOf(request: AuthoriseRequest): Promise<Means | undefined> {
    if (request.registration !== undefined) return this.#keptCard(request);
    if (request.walletSession !== undefined) return this.#wallet(request.walletSession);
    if (request.code !== undefined) return this.#appCode(request.code);
    if (request.walletToken !== undefined) return this.#device(request.walletToken, request.amount);
    return this.#typedCard(request);
  }

  async #wallet(session: string): Promise<Means | undefined> {
    const { walletSecret, now } = this.#options;
    const claims = walletSecret && (await unseal(session, 'sandbox-wallet-session', walletSecret, now()));
    if (!claims) return undefined;
    return {
      ...noCard,
      scenario: scenarioOfCode(String(claims['pays'])),
      tokenId: `wallet.${claims['jti']}`,
    };
  }

  /** Any code asks for a confirmation in the app, but for one that no app shows. */
  async #appCode(code: string): Promise<Means> {
    const scenario: Scenario =
      code === '000000' ? { kind: 'decline', code: 'InformationError' } : { kind: 'step' };
    return { ...noCard, scenario };
  }

  /** A sheet pays what it showed: a token for another amount is declined. */
  async #device(walletToken: string, amount: Amount): Promise<Means | undefined> {
    const { secret, now, hasWallets } = this.#options;
    const token = hasWallets ? await readDeviceToken(walletToken, secret, now()) : undefined;
    if (!token) return undefined;
    const isSame = token.amount.minor === amount.minor && token.amount.currency === amount.currency;
    const scenario: Scenario = isSame ? token.scenario : { kind: 'decline', code: 'InformationError' };
    return { brand: 'VISA', lastDigits: '4242', tokenId: token.id, scenario };
  }

  async #typedCard({ checkoutId, reference, token }: AuthoriseRequest): Promise<Means | undefined> {
    const { secret, now } = this.#options;
    const session = await unseal(checkoutId, 'sandbox-session', secret, now());
    if (session?.['ref'] !== reference) return undefined;
    const card = await readCardToken(token, reference, secret, now());
    return card && { ...card, tokenId: card.id };
  }

  async #keptCard({ registration = '', customer = '' }: AuthoriseRequest): Promise<Means | undefined> {
    const card = await this.#options.ledger.kept(registration, customer);
    return card && { ...card, lastDigits: card.lastDigits ?? null, tokenId: null };
  }

  removeRegistration(registration: string): Promise<void> {
    return this.#options.ledger.forget(registration);
  }

  deviceWallet({ methodId, country, language, brand }: WalletRequest): ProviderWallet | undefined {
    const { origin, hasWallets } = this.#options;
    if (!hasWallets || !walletNames.has(methodId)) return undefined;
    const query = new URLSearchParams({ lang: language, brand, country });
    const url = `${origin}/sandbox/sheet/${methodId}`;
    return {
      supportedMethods: `${origin}/sandbox`,
      standIn: { url: `${url}?${query}`, origin, cookie: deviceCookie },
    };
  }

  async createHostedPage(request: HostedRequest): Promise<{ providerPaymentId: string; url: string }> {
    const { ledger, origin, secret, now } = this.#options;
    const written = await ledger.open({
      ...this.#entry(request),
      tokenId: null,
      registration: null,
      keepsFor: request.keeps ? (request.customer ?? null) : null,
      state: 'waiting',
      capturedMinor: 0,
      declineCode: null,
      cardBrand: null,
      lastDigits: null,
      returnUrl: request.returnUrl,
      brand: request.brand,
    });
    if (!written) throw new Error('The sandbox could not open a page.');
    const { id } = written.payment;
    const opened = { pid: id, cards: request.cardTypes?.join(), bank: request.bankName };
    const token = await seal(opened, 'sandbox-step', secret, now(), pageSeconds);
    const query = new URLSearchParams({ lang: request.language, brand: request.brand });
    const page = serviceOf(request.methodId) ? 'service' : 'pay';
    return { providerPaymentId: id, url: `${origin}/sandbox/${page}/${token}?${query}` };
  }

  async fingerprint({ reference, token }: { reference: string; token: string }): Promise<string | undefined> {
    const { secret, now } = this.#options;
    return (await readCardToken(token, reference, secret, now()))?.fingerprint;
  }

  async find(paymentId: string): Promise<ProviderPayment | undefined> {
    const { ledger, now } = this.#options;
    await ledger.decide(paymentId, now());
    const payment = await ledger.byPaymentId(paymentId);
    if (!payment) return undefined;
    const instructions = await this.#instructions(payment);
    return { ...toProviderPayment(payment), ...(instructions ? { instructions } : {}) };
  }

  capture(request: OperationRequest): Promise<OperationOutcome> {
    return this.#operate('capture', request);
  }

  refund(request: OperationRequest): Promise<OperationOutcome> {
    return this.#operate('refund', request);
  }

  async void(paymentId: string): Promise<OperationOutcome> {
    const payment = await this.#options.ledger.void(paymentId, crypto.randomUUID());
    return payment
      ? { kind: 'done' }
      : { kind: 'refused', reason: 'The payment can not be given back any more.' };
  }

  async readEvent(
    rawBody: string,
    headers: Headers,
  ): Promise<PaymentEvent | 'forged' | 'late' | 'unreadable'> {
    const { secret, now } = this.#options;
    const proven = await verifySignature(headers.get(signatureHeader), rawBody, secret, now());
    return proven === 'proven' ? (parseSandboxEvent(rawBody) ?? 'unreadable') : proven;
  }

  #entry(request: Omit<AuthoriseRequest, 'checkoutId' | 'token' | 'registration' | 'deferred'>) {
    return {
      id: crypto.randomUUID(),
      paymentId: request.paymentId,
      orderId: request.orderId,
      amountMinor: request.amount.minor,
      currency: request.amount.currency,
      captureNow: request.captureNow,
      language: request.language,
      processor: request.processor,
      keepsFor: null as string | null,
      methodId: request.methodId ?? null,
      payBy: null as Date | null,
      payKind: null as 'voucher' | 'qr' | null,
    };
  }

  async #answer(payment: SandboxPayment, scenario: Scenario, isNew: boolean): Promise<AuthoriseOutcome> {
    if (payment.state === 'declined') return { kind: 'declined', code: payment.declineCode ?? 'CardError' };
    if (payment.state === 'voided') return { kind: 'declined', code: 'PaymentInterrupted' };
    if (payment.state === 'waiting') return this.#challenge(payment);
    const { events } = this.#options;
    if (scenario.kind === 'lose') {
      if (isNew) await events.deliver(payment, 2_000);
      throw new Error('The connection broke after the authorisation.');
    }
    if (scenario.kind === 'late') throw new Error('The connection broke after the authorisation.');
    if (scenario.kind === 'eventsTwice') {
      if (isNew) await events.deliverTwice(payment, 500);
      throw new Error('The connection broke after the authorisation.');
    }
    if (scenario.kind === 'eventsReversed') {
      if (isNew) await events.deliverInReverse(payment, 500);
      throw new Error('The connection broke after the authorisation.');
    }
    if (isNew) await deliverLater(this.#options, payment, scenario);
    return { kind: 'approved', payment: toProviderPayment(payment) };
  }

  async #challenge(payment: SandboxPayment): Promise<AuthoriseOutcome> {
    const { secret, origin, now } = this.#options;
    const token = await seal({ pid: payment.id }, 'sandbox-step', secret, now(), pageSeconds);
    const url = `${origin}/sandbox/step/${token}?lang=${encodeURIComponent(payment.language)}`;
    return { kind: 'challenge', providerPaymentId: payment.id, url, origin };
  }

  async #operate(kind: 'capture' | 'refund', request: OperationRequest): Promise<OperationOutcome> {
    const { providerPaymentId, amount, idempotencyKey } = request;
    if (!Number.isSafeInteger(amount.minor) || amount.minor <= 0) {
      return { kind: 'refused', reason: `Not an amount: ${formatAmount(amount)}.` };
    }
    const done = await this.#options.ledger[kind](providerPaymentId, amount.minor, idempotencyKey);
    return done === 'done' ? { kind: 'done' } : { kind: 'refused', reason: 'More than there is.' };
  }

  #hang(signal: AbortSignal | undefined): Promise<never> {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('The provider never answered.')), {
        once: true,
      });
    });
  }
}

const takesAtOnce = (scenario: Scenario, captureNow: boolean): boolean =>
  scenario.kind === 'eventsReversed' ||
  scenario.kind === 'refundLater' ||
  scenario.kind === 'partRefundLater' ||
  (captureNow && scenario.kind !== 'decline' && scenario.kind !== 'step');

function stateFor(scenario: Scenario, captureNow: boolean): SandboxState {
  if (scenario.kind === 'decline') return 'declined';
  if (scenario.kind === 'step') return 'waiting';
  return takesAtOnce(scenario, captureNow) ? 'captured' : 'authorised';
}

const formatAmount = ({ minor, currency }: Amount): string =>
  Number.isSafeInteger(minor) ? `${formatMinor(minor, currency)} ${currency}` : String(minor);
