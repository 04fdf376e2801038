import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HmacValidator } from '../adyenLibrary.ts';
import { adyenCards, adyenFacts } from './adyenFacts.ts';
import { faultOfBody } from './faultOfBody.ts';
import { Refusal } from './Refusal.ts';
import { serveDoublePage } from './serveDoublePage.ts';

type Json = Record<string, unknown>;
interface Money {
  currency: string;
  value: number;
}
interface Payment {
  pspReference: string;
  reference: string;
  amount: Money;
  number: string;
  state: 'open' | 'authorised' | 'refused' | 'cancelled';
  isCapturedAtOnce: boolean;
  captured: number;
  refunded: number;
  keeper: string | undefined;
}
interface Session {
  id: string;
  reference: string;
  amount: Money;
  returnUrl: string;
  isCapturedAtOnce: boolean;
  status: string;
  paid: string | undefined;
}

interface DoubleCard {
  resultCode?: string;
  refusalReasonCode?: string;
  refusalReason?: string;
  asks?: boolean;
}
const cardOf = (number: string): DoubleCard => adyenCards[number as keyof typeof adyenCards] ?? {};

export const doubleKeys = {
  apiKey: 'the-key-of-the-double-of-adyen',
  clientKey: 'test_DOUBLE',
  merchantAccount: 'ShopECOM',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

/**
 * Adyen's Checkout interface on this machine, as far as the shop uses it. It refuses what the published description refuses,
 * and a person can click through its fields and its bank.
 */
export class AdyenDouble {
  readonly payments = new Map<string, Payment>();
  readonly sessions = new Map<string, Session>();
  readonly stored = new Map<string, { customer: string; number: string }>();
  readonly calls: { method: string; path: string; body: Json; key: string | undefined }[] = [];
  /** What was told of in notifications, in order: by their double to send. */
  readonly notices: Json[] = [];
  /** Calls to a path like this take effect, and their answers are lost. */
  loses: RegExp | undefined;
  /** No call is answered. */
  isAway = false;
  /** Keys whose requests are still in progress. */
  readonly busy = new Set<string>();
  /** Where its own pages are. */
  pageOrigin = 'https://test.adyen.link';
  readonly #answers = new Map<string, { asked: string; status: number; body: Json }>();
  readonly #steps = new Map<string, Payment>();
  readonly #results = new Map<string, boolean>();
  #count = 0;
  #server: Server | undefined;

  async open(port = 0): Promise<string> {
    this.#server = createServer((request, response) => void this.#serve(request, response));
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  /** What Adyen's script gives out for a card: the shop can't read it. */
  tokenFor(number: string): string {
    const paymentMethod = {
      ...{ type: 'scheme', holderName: 'Maya Okafor', brand: 'visa' },
      encryptedCardNumber: this.seal(number),
      encryptedExpiryMonth: this.seal('03'),
      encryptedExpiryYear: this.seal('2030'),
      encryptedSecurityCode: this.seal('737'),
    };
    const browserInfo = {
      ...{ acceptHeader: '*/*', colorDepth: 24, javaEnabled: false, language: 'en-GB' },
      ...{ screenHeight: 800, screenWidth: 1280, timeZoneOffset: 0, userAgent: 'test' },
    };
    return Buffer.from(JSON.stringify({ paymentMethod, browserInfo })).toString('base64');
  }

  seal(text: string): string {
    return `eyJhbGciOiJSU0EtT0FFUCJ9.${Buffer.from(text).toString('hex').split('').reverse().join('')}`;
  }

  /** The bank's step of an action: gives out what Adyen's script sends on. */
  finishStep(paymentData: string, isConfirmed: boolean): { details: { threeDSResult: string } } {
    if (!this.#steps.has(paymentData)) throw new Error(`There is no step of ${paymentData}.`);
    const threeDSResult = `${paymentData}.${isConfirmed}`;
    this.#results.set(threeDSResult, isConfirmed);
    return { details: { threeDSResult } };
  }

  /** A shopper pays on Adyen's own page, and is sent back. Returns the address. */
  payPage(sessionId: string, number = '4111111111111111'): string {
    const session = this.#session(sessionId);
    if (session.status !== 'active') throw new Error(`This page is ${session.status}.`);
    const payment = this.#newPayment(session.reference, session.amount, number, session.isCapturedAtOnce);
    this.#decide(payment);
    if (payment.state === 'authorised')
      Object.assign(session, { status: 'completed', paid: payment.pspReference });
    return this.#back(session);
  }

  /** A shopper leaves Adyen's own page. Returns the address. */
  leavePage(sessionId: string): string {
    const session = this.#session(sessionId);
    session.status = 'canceled';
    return this.#back(session);
  }

  /** The address that Adyen's own page sends a shopper back to. */
  backUrl(sessionId: string): string {
    return this.#back(this.#session(sessionId));
  }

  /** A notification, signed as Adyen signs it. */
  signed(item: Json, { hmacKey = doubleKeys.hmacKey, live = 'false' } = {}): string {
    const hmacSignature = new HmacValidator().calculateHmac(item as never, hmacKey);
    const NotificationRequestItem = { ...item, additionalData: { hmacSignature } };
    return JSON.stringify({ live, notificationItems: [{ NotificationRequestItem }] });
  }

  notice(payment: Payment, eventCode: string, more: Json = {}): Json {
    return {
      ...{ amount: payment.amount, eventCode, eventDate: '2026-11-21T12:00:00+01:00', success: 'true' },
      ...{ merchantAccountCode: doubleKeys.merchantAccount, merchantReference: payment.reference },
      ...{ originalReference: '', pspReference: payment.pspReference, reason: null, paymentMethod: 'visa' },
      ...more,
    };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double');
    let text = '';
    for await (const part of request) text += String(part);
    // Asked before a page of the shop calls, where the browser adds headers of its own.
    if (request.method === 'OPTIONS')
      return void response
        .writeHead(204, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' })
        .end();
    if (!url.pathname.startsWith('/v72/')) return serveDoublePage(this, url, text, response);
    if (this.isAway) return void request.socket.destroy();
    const key = request.headers['idempotency-key'];
    const answer = this.#answer(request.method ?? 'GET', url, text, {
      key: typeof key === 'string' ? key : undefined,
      apiKey: request.headers['x-api-key'],
    });
    if (this.loses?.test(url.pathname)) return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }

  #answer(
    method: string,
    { pathname: path, searchParams }: URL,
    text: string,
    { key, apiKey }: { key: string | undefined; apiKey: unknown },
  ): { status: number; body: Json } {
    const body = (text ? JSON.parse(text) : {}) as Json;
    this.calls.push({ method, path, body, key });
    try {
      if (apiKey !== doubleKeys.apiKey) throw new Refusal(401, '000', 'HTTP Status Response - Unauthorized');
      const facts = adyenFacts.find(
        (each) =>
          each.method === method && new RegExp(`^${each.path.replaceAll('*', '[\\w-]+')}$`).test(path),
      );
      if (!facts) throw new Refusal(404, '404', `No such call: ${method} ${path}`);
      const fault = faultOfBody(body, facts.body);
      if (fault) throw new Refusal(422, '702', fault);
      const missing = facts.query?.find((name) => !searchParams.get(name));
      if (missing) throw new Refusal(400, '400', `${missing} is missing`);
      if (method === 'POST' && !path.endsWith('/details') && !key)
        throw new Refusal(400, '703', 'No idempotency key');
      if (key !== undefined && key.length > 64) throw new Refusal(400, '704', 'The key is too long');
      if (key !== undefined && this.busy.has(key))
        throw new Refusal(422, '704', 'Request already processed or in progress');
      const asked = `${path} ${text}`;
      const known = key === undefined ? undefined : this.#answers.get(key);
      if (known && known.asked !== asked)
        throw new Refusal(422, '704', 'The key was used for another request');
      if (known) return known;
      const done = { status: 200, body: this.#do(method, path, body, searchParams) };
      if (key !== undefined) this.#answers.set(key, { asked, ...done });
      return done;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { status, errorCode, message } = error;
      return { status, body: { status, errorCode, message, errorType: 'validation' } };
    }
  }

  #do(method: string, path: string, body: Json, query: URLSearchParams): Json {
    const account = body['merchantAccount'] ?? query.get('merchantAccount') ?? undefined;
    if (account !== undefined && account !== doubleKeys.merchantAccount)
      throw new Refusal(403, '901', 'Invalid Merchant Account');
    const [, , resource = '', name = '', act = ''] = path.split('/');
    switch (`${method} ${resource}/${act || (name && (name === 'details' ? name : '*'))}`) {
      case 'POST payments/':
        return this.#pay(body);
      case 'POST payments/details':
        return this.#details(body);
      case 'POST sessions/':
        return this.#newSession(body);
      case 'GET sessions/*': {
        const session = this.#session(name);
        const paid = session.paid === undefined ? undefined : this.#payment(session.paid);
        return {
          ...{ id: session.id, reference: session.reference, status: session.status },
          ...(paid
            ? {
                payments: [
                  { amount: paid.amount, pspReference: paid.pspReference, resultCode: 'Authorised' },
                ],
              }
            : {}),
        };
      }
      case 'POST payments/captures':
        return this.#modify(this.#payment(name), 'CAPTURE', body);
      case 'POST payments/refunds':
        return this.#modify(this.#payment(name), 'REFUND', body);
      case 'POST payments/cancels':
        return this.#cancel(this.#payment(name), 'CANCELLATION', body);
      case 'POST cancels/': {
        const payment = [...this.payments.values()].find(
          ({ reference }) => reference === body['paymentReference'],
        );
        if (payment) return this.#cancel(payment, 'TECHNICAL_CANCEL', body);
        return { status: 'received', pspReference: this.#id(), paymentReference: body['paymentReference'] };
      }
      case 'DELETE storedPaymentMethods/*':
        if (this.stored.get(name)?.customer !== query.get('shopperReference'))
          throw new Refusal(422, '800', 'Contract not found');
        this.stored.delete(name);
        return {};
      default:
        throw new Error(`The double does not know ${method} ${path}.`);
    }
  }

  #pay(body: Json): Json {
    const method = body['paymentMethod'] as Readonly<Record<string, string>>;
    const kept = method['storedPaymentMethodId'];
    const known = kept === undefined ? undefined : this.stored.get(kept);
    const sealed = /^eyJ\w+\.([0-9a-f]+)$/.exec(method['encryptedCardNumber'] ?? '')?.[1];
    if (kept !== undefined && known?.customer !== body['shopperReference'])
      throw new Refusal(422, '803', 'PaymentDetail not found');
    if (!known && sealed === undefined) throw new Refusal(422, '174', 'Unable to decrypt data');
    const number = known?.number ?? Buffer.from([...(sealed ?? '')].reverse().join(''), 'hex').toString();
    const isCapturedAtOnce = body['captureDelayHours'] === 0;
    const payment = this.#newPayment(
      String(body['reference']),
      body['amount'] as Money,
      number,
      isCapturedAtOnce,
    );
    if (body['storePaymentMethod']) payment.keeper = String(body['shopperReference']);
    if (cardOf(number).asks) {
      const paymentData = `data-${payment.pspReference}`;
      this.#steps.set(paymentData, payment);
      const action = {
        ...{ type: 'threeDS2', subtype: 'challenge', paymentMethodType: 'scheme', token: paymentData },
        authorisationToken: paymentData,
      };
      return { resultCode: 'ChallengeShopper', action };
    }
    return this.#decide(payment);
  }

  #details(body: Json): Json {
    const { threeDSResult = '' } = body['details'] as { threeDSResult?: string };
    const isConfirmed = this.#results.get(threeDSResult);
    const payment = this.#steps.get(threeDSResult.replace(/\.(true|false)$/, ''));
    if (!payment || isConfirmed === undefined) throw new Refusal(422, '705', 'Invalid details');
    if (payment.state === 'cancelled')
      return {
        resultCode: 'Cancelled',
        pspReference: payment.pspReference,
        merchantReference: payment.reference,
      };
    return this.#decide(payment, isConfirmed);
  }

  #decide(payment: Payment, isConfirmed = true): Json {
    const { number, pspReference, reference: merchantReference } = payment;
    const card: DoubleCard = isConfirmed
      ? cardOf(number)
      : { resultCode: 'Refused', refusalReasonCode: '11', refusalReason: '3D Not Authenticated' };
    const paymentMethod = { brand: 'visa', type: 'scheme' };
    const additionalData: Record<string, string> = { cardSummary: number.slice(-4), expiryDate: '3/2030' };
    if (card.resultCode) {
      payment.state = 'refused';
      this.notices.push(
        this.notice(payment, 'AUTHORISATION', { success: 'false', reason: card.refusalReason }),
      );
      const { resultCode, refusalReason, refusalReasonCode } = card;
      return { pspReference, merchantReference, resultCode, refusalReason, refusalReasonCode, paymentMethod };
    }
    payment.state = 'authorised';
    if (payment.isCapturedAtOnce) payment.captured = payment.amount.value;
    if (payment.keeper !== undefined) {
      const id = this.#id();
      this.stored.set(id, { customer: payment.keeper, number });
      additionalData['tokenization.storedPaymentMethodId'] = id;
      additionalData['tokenization.shopperReference'] = payment.keeper;
    }
    this.notices.push(this.notice(payment, 'AUTHORISATION'));
    return {
      pspReference,
      merchantReference,
      resultCode: 'Authorised',
      amount: payment.amount,
      paymentMethod,
      additionalData,
    };
  }

  #modify(payment: Payment, kind: 'CAPTURE' | 'REFUND', body: Json): Json {
    const amount = body['amount'] as Money;
    const pspReference = this.#id();
    const part = kind === 'CAPTURE' ? 'captured' : 'refunded';
    const most = kind === 'CAPTURE' ? payment.amount.value : payment.captured;
    const fits = payment.state === 'authorised' && payment[part] + amount.value <= most;
    if (fits) payment[part] += amount.value;
    const about = {
      ...{ amount, pspReference, originalReference: payment.pspReference },
      merchantReference: body['reference'],
    };
    this.notices.push(this.notice(payment, kind, { ...about, success: String(fits) }));
    return {
      ...{ status: 'received', pspReference, paymentPspReference: payment.pspReference, amount },
      ...{ merchantAccount: doubleKeys.merchantAccount, reference: body['reference'] },
    };
  }

  #cancel(payment: Payment, eventCode: string, body: Json): Json {
    const pspReference = this.#id();
    const fits = payment.captured === 0 && payment.state !== 'refused';
    if (fits) payment.state = 'cancelled';
    const about = { pspReference, originalReference: payment.pspReference, success: String(fits) };
    this.notices.push(this.notice(payment, eventCode, about));
    return {
      ...{ status: 'received', pspReference, paymentPspReference: payment.pspReference },
      ...{ merchantAccount: doubleKeys.merchantAccount, reference: body['reference'] },
    };
  }

  #newPayment(reference: string, amount: Money, number: string, isCapturedAtOnce: boolean): Payment {
    const pspReference = this.#id();
    const nothing = { captured: 0, refunded: 0, keeper: undefined };
    const payment: Payment = {
      pspReference,
      reference,
      amount,
      number,
      state: 'open',
      isCapturedAtOnce,
      ...nothing,
    };
    this.payments.set(pspReference, payment);
    return payment;
  }

  #newSession(body: Json): Json {
    const id = `CS${this.#id()}`;
    const session: Session = {
      ...{ id, reference: String(body['reference']), amount: body['amount'] as Money },
      ...{ returnUrl: String(body['returnUrl']), isCapturedAtOnce: body['captureDelayHours'] === 0 },
      ...{ status: 'active', paid: undefined },
    };
    this.sessions.set(id, session);
    return {
      ...{ id, url: `${this.pageOrigin}/hosted/${id}`, mode: 'hosted', amount: session.amount },
      ...{ expiresAt: body['expiresAt'], reference: session.reference, returnUrl: session.returnUrl },
      merchantAccount: doubleKeys.merchantAccount,
    };
  }

  #back({ id, returnUrl }: Session): string {
    const url = new URL(returnUrl);
    url.searchParams.set('sessionId', id);
    url.searchParams.set('sessionResult', `result-${id}`);
    return url.href;
  }

  #payment(pspReference: string): Payment {
    const payment = this.payments.get(pspReference);
    if (!payment) throw new Refusal(422, '167', 'Original pspReference required for this operation');
    return payment;
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw new Refusal(404, '404', 'No such session');
    return session;
  }

  #id(): string {
    this.#count += 1;
    return `PSP${String(this.#count).padStart(13, '0')}`;
  }
}
