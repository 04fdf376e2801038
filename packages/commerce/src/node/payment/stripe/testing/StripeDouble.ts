import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { faultOf, readParams, type Params } from './checkParams.ts';
import { serveDoublePage } from './serveDoublePage.ts';
import { smallestAmount, stripeCards, stripeFacts } from './stripeFacts.ts';

type Json = Record<string, unknown>;
interface Intent extends Json {
  id: string;
  status: string;
  amount: number;
  amount_received: number;
  amount_capturable: number;
  capture_method: string;
  metadata: Record<string, string>;
  last_payment_error: Json | null;
  customer: string | null;
  payment_method: string | null;
  setup_future_usage: string | null;
  client_secret: string;
}
interface Session extends Json {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_intent: string | null;
}

/** An answer that Stripe refuses with. */
class Refusal extends Error {
  readonly status: number;
  readonly body: Json;
  constructor(status: number, body: Json) {
    super(String(body['code'] ?? body['type']));
    this.status = status;
    this.body = body;
  }
}
const invalid = (code: string, param?: string): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    code,
    message: `${code} ${param ?? ''}`,
    ...(param ? { param } : {}),
  });

export const doubleKeys = {
  secretKey: 'sk_test_double',
  publishableKey: 'pk_test_double',
  webhookSecret: 'whsec_double',
};

/**
 * Stripe's interface on this machine, as far as the shop uses it. It refuses what the published description refuses, and a
 * person can click through its fields and its bank.
 */
export class StripeDouble {
  readonly intents = new Map<string, Intent>();
  readonly sessions = new Map<string, Session>();
  readonly customers = new Set<string>();
  readonly methods = new Map<string, { customer: string; number: string }>();
  /** All calls that were made, in order. */
  readonly calls: { method: string; path: string; params: Params; key: string | undefined }[] = [];
  /** Calls to a path like this take effect, and their answers are lost; the library itself repeats a call once. */
  loses: RegExp | undefined;
  /** Where its own pages are. */
  pageOrigin = 'https://checkout.stripe.test';
  /** No call is answered. */
  isAway = false;
  readonly #tokens = new Map<string, { number: string; isUsed: boolean }>();
  readonly #answers = new Map<string, { params: string; status: number; body: Json }>();
  readonly refunds: (Json & { payment_intent: string; amount: number; status: string })[] = [];
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

  /** What Stripe.js gives out for a card that was typed into its fields. */
  tokenFor(number: string): string {
    const id = this.#id('ctoken');
    this.#tokens.set(id, { number, isUsed: false });
    return id;
  }

  /** The bank's step: confirmed, or refused. */
  finishStep(intentId: string, isConfirmed: boolean): void {
    const intent = this.#intent(intentId);
    if (intent.status !== 'requires_action') throw new Error(`No step is open: ${intent.status}.`);
    if (isConfirmed) return this.#authorise(intent);
    intent.status = 'requires_payment_method';
    intent.last_payment_error = {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
    };
  }

  /** A shopper pays on Stripe's own page. */
  payPage(sessionId: string, number = '4242424242424242'): void {
    const session = this.#session(sessionId);
    if (session.status !== 'open') throw new Error(`This page is ${session.status}.`);
    const intent = this.#newIntent(session['params'] as Params);
    session.payment_intent = intent.id;
    this.#attempt(intent, number);
    if (intent.last_payment_error === null) session.status = 'complete';
  }

  /** A shopper or Stripe ends an authorisation, or its time is over. */
  voidIntent(intentId: string): void {
    Object.assign(this.#intent(intentId), { status: 'canceled', amount_capturable: 0 });
  }

  /** An event about a payment or a page, signed as Stripe signs it. */
  async event(
    type: string,
    object: Json,
    { at = new Date(), secret = doubleKeys.webhookSecret, id = this.#id('evt'), livemode = false } = {},
  ): Promise<{ body: string; headers: Record<string, string> }> {
    const body = JSON.stringify({ id, object: 'event', type, livemode, data: { object }, created: 1 });
    const timestamp = Math.floor(at.getTime() / 1000);
    const signature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp,
    });
    return { body, headers: { 'stripe-signature': signature } };
  }

  refundedOf(intentId: string): number {
    const mine = this.refunds.filter((one) => one.payment_intent === intentId && one.status === 'succeeded');
    return mine.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** The last intent that was made. */
  lastIntent(): Intent {
    const [intent] = [...this.intents.values()].slice(-1);
    if (!intent) throw new Error('There is no payment intent.');
    return intent;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://double');
    const { pathname: path, searchParams } = url;
    let form = '';
    for await (const part of request) form += String(part);
    if (!path.startsWith('/v1/')) return serveDoublePage(this, url, form, response);
    if (this.isAway) return void request.socket.destroy();
    const method = request.method ?? 'GET';
    const params = readParams(method === 'GET' ? searchParams.toString() : form);
    const key = request.headers['idempotency-key'];
    const answer = this.#answer(method, path, params, {
      key: typeof key === 'string' ? key : undefined,
      authorization: request.headers.authorization,
    });
    if (this.loses?.test(path)) return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_double' });
    response.end(JSON.stringify(answer.body));
  }

  #answer(
    method: string,
    path: string,
    params: Params,
    { key, authorization }: { key: string | undefined; authorization: string | undefined },
  ): { status: number; body: Json } {
    this.calls.push({ method, path, params, key });
    try {
      if (authorization !== `Bearer ${doubleKeys.secretKey}`)
        throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
      const facts = stripeFacts.find(
        (each) =>
          each.method === method && new RegExp(`^${each.path.replaceAll('*', '[\\w-]+')}$`).test(path),
      );
      if (!facts)
        throw new Refusal(404, { type: 'invalid_request_error', message: `No such call: ${method} ${path}` });
      const [code, param] = faultOf(params, facts.params)?.split(' ') ?? [];
      if (code) throw invalid(code, param);
      // The shop has to send a key with each write but those that change nothing when repeated.
      if (method === 'POST' && !key && !path.endsWith('/expire')) throw invalid('idempotency_key_missing');
      const known = key === undefined ? undefined : this.#answers.get(key);
      const asked = `${path} ${JSON.stringify(params)}`;
      if (known && known.params !== asked)
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        });
      if (known) return known;
      const done = this.#do(method, path, params);
      if (key !== undefined) this.#answers.set(key, { params: asked, ...done });
      return done;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const refused = { status: error.status, body: { error: error.body } };
      if (key !== undefined && error.status === 402)
        this.#answers.set(key, { params: `${path} ${JSON.stringify(params)}`, ...refused });
      return refused;
    }
  }

  #do(method: string, path: string, params: Params): { status: number; body: Json } {
    const [, , resource = '', first = '', second = '', third = ''] = path.split('/');
    const ok = (body: Json) => ({ status: 200, body });
    switch (`${method} ${resource}/${resource === 'checkout' ? third && 'expire' : second}`) {
      case 'POST payment_intents/':
        return ok(this.#shown(this.#newIntent(params), params));
      case 'GET payment_intents/':
        return ok(this.#shown(this.#intent(first), params));
      case 'POST payment_intents/confirm':
        return ok(this.#shown(this.#confirm(this.#intent(first), params), params));
      case 'POST payment_intents/capture':
        return ok(this.#shown(this.#capture(this.#intent(first), params), params));
      case 'POST payment_intents/cancel':
        return ok(this.#shown(this.#cancel(this.#intent(first)), params));
      case 'POST refunds/':
        return ok(this.#refund(params));
      case 'POST customers/': {
        const id = this.#id('cus');
        this.customers.add(id);
        return ok({ id, object: 'customer' });
      }
      case 'DELETE customers/':
        if (!this.customers.delete(first)) throw invalid('resource_missing', 'id');
        for (const [id, { customer }] of this.methods) if (customer === first) this.methods.delete(id);
        return ok({ id: first, object: 'customer', deleted: true });
      case 'GET confirmation_tokens/': {
        const token = this.#tokens.get(first);
        if (!token) throw invalid('resource_missing', 'confirmation_token');
        const card = { brand: 'visa', last4: token.number.slice(-4), fingerprint: `fp_${token.number}` };
        return ok({
          id: first,
          object: 'confirmation_token',
          payment_method_preview: { type: 'card', card },
        });
      }
      case 'POST checkout/':
        return ok(this.#newSession(params));
      case 'GET checkout/':
        return ok(this.#session(second));
      case 'POST checkout/expire': {
        const session = this.#session(second);
        if (session.status !== 'open') throw invalid('resource_invalid_state');
        session.status = 'expired';
        return ok(session);
      }
      default:
        throw new Error(`The double does not know ${method} ${path}.`);
    }
  }

  #newIntent(params: Params): Intent {
    const amount = Number(params['amount']);
    if (amount < smallestAmount) throw invalid('amount_too_small', 'amount');
    const currency = String(params['currency']);
    if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0)
      throw invalid('invalid_amount', 'amount');
    const customer = params['customer'] as string | undefined;
    if (customer && !this.customers.has(customer)) throw invalid('resource_missing', 'customer');
    const id = this.#id('pi');
    const intent: Intent = {
      ...{ id, object: 'payment_intent', livemode: false, amount, currency },
      ...{ status: 'requires_payment_method', amount_received: 0, amount_capturable: 0 },
      ...{ capture_method: String(params['capture_method'] ?? 'automatic_async') },
      metadata: (params['metadata'] ?? {}) as Record<string, string>,
      ...{ last_payment_error: null, customer: customer ?? null, payment_method: null, latest_charge: null },
      setup_future_usage: (params['setup_future_usage'] as string | undefined) ?? null,
      client_secret: `${id}_secret_${this.#count}`,
    };
    this.intents.set(id, intent);
    return intent;
  }

  #confirm(
    intent: Intent,
    { confirmation_token: token, payment_method: method, return_url: back }: Params,
  ): Intent {
    if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
      throw invalid('payment_intent_unexpected_state');
    if (!back) throw invalid('parameter_missing', 'return_url');
    if (method) {
      const kept = this.methods.get(String(method));
      if (!kept || kept.customer !== intent.customer) throw invalid('resource_missing', 'payment_method');
      intent.payment_method = String(method);
      this.#attempt(intent, kept.number);
    } else {
      const typed = this.#tokens.get(String(token));
      if (!typed || typed.isUsed) throw invalid('resource_missing', 'confirmation_token');
      typed.isUsed = true;
      const id = this.#id('pm');
      if (intent.customer && intent.setup_future_usage)
        this.methods.set(id, { customer: intent.customer, number: typed.number });
      intent.payment_method = id;
      this.#attempt(intent, typed.number);
    }
    if (intent.last_payment_error)
      throw new Refusal(402, {
        type: 'card_error',
        message: 'Declined.',
        ...intent.last_payment_error,
        payment_intent: intent,
      });
    return intent;
  }

  #attempt(intent: Intent, number: string): void {
    const card: { code?: string; decline_code?: string; asks?: boolean } =
      stripeCards[number as keyof typeof stripeCards] ?? {};
    intent['number'] = number;
    if (card.code) {
      intent.last_payment_error = { type: 'card_error', code: card.code, decline_code: card.decline_code };
      intent.status = 'requires_payment_method';
    } else if (card.asks) {
      intent.status = 'requires_action';
      intent['next_action'] = { type: 'use_stripe_sdk' };
    } else this.#authorise(intent);
  }

  #authorise(intent: Intent): void {
    intent['next_action'] = null;
    intent['latest_charge'] = this.#id('ch');
    const isLater = intent.capture_method === 'manual';
    intent.status = isLater ? 'requires_capture' : 'succeeded';
    intent.amount_capturable = isLater ? intent.amount : 0;
    intent.amount_received = isLater ? 0 : intent.amount;
  }

  #capture(intent: Intent, params: Params): Intent {
    if (intent.status !== 'requires_capture') throw invalid('payment_intent_unexpected_state');
    const amount = Number(params['amount_to_capture'] ?? intent.amount_capturable);
    if (amount > intent.amount_capturable) throw invalid('amount_too_large', 'amount_to_capture');
    intent.amount_received += amount;
    const isLast = params['final_capture'] !== 'false' || amount === intent.amount_capturable;
    intent.amount_capturable = isLast ? 0 : intent.amount_capturable - amount;
    if (isLast) intent.status = 'succeeded';
    return intent;
  }

  #cancel(intent: Intent): Intent {
    if (['succeeded', 'canceled'].includes(intent.status)) throw invalid('payment_intent_unexpected_state');
    Object.assign(intent, { status: 'canceled', amount_capturable: 0, last_payment_error: null });
    return intent;
  }

  #refund(params: Params): Json {
    const intent = this.#intent(String(params['payment_intent']));
    const before = this.refundedOf(intent.id);
    const amount = Number(params['amount'] ?? intent.amount_received - before);
    if (amount + before > intent.amount_received) throw invalid('charge_already_refunded');
    const refund = {
      ...{ id: this.#id('re'), object: 'refund', status: 'succeeded', amount, currency: intent['currency'] },
      ...{ payment_intent: intent.id, metadata: params['metadata'] ?? {} },
    };
    this.refunds.push(refund);
    return refund;
  }

  #newSession(params: Params): Json {
    const expires = Number(params['expires_at']);
    const created = Number(params['now'] ?? 0);
    const [item] = Object.values((params['line_items'] ?? {}) as Params) as Params[];
    const price = item?.['price_data'] as Params | undefined;
    if (!price || !params['success_url'] || expires < created)
      throw invalid('parameter_missing', 'line_items');
    const id = this.#id('cs_test');
    const about = (params['payment_intent_data'] ?? {}) as Params;
    const session: Session = {
      ...{ id, object: 'checkout.session', status: 'open', payment_intent: null },
      ...{ metadata: params['metadata'], client_reference_id: params['client_reference_id'] },
      ...{ success_url: params['success_url'], cancel_url: params['cancel_url'] },
      url: `${this.pageOrigin}/pay/${id}`,
      params: { ...about, amount: String(price['unit_amount']), currency: String(price['currency']) },
    };
    this.sessions.set(id, session);
    return session;
  }

  #shown(intent: Intent, params: Params): Json {
    const isExpanded = Object.values((params['expand'] ?? {}) as Params).includes('latest_charge');
    if (!isExpanded || !intent['latest_charge']) return intent;
    const isInParts = intent.capture_method === 'manual';
    return {
      ...intent,
      latest_charge: {
        id: intent['latest_charge'],
        amount_refunded: this.refundedOf(intent.id),
        payment_method_details: {
          type: 'card',
          card: {
            ...{ brand: 'visa', last4: String(intent['number']).slice(-4), exp_month: 8, exp_year: 2029 },
            multicapture: { status: isInParts ? 'available' : 'unavailable' },
          },
        },
      },
    };
  }

  #intent(id: string): Intent {
    const intent = this.intents.get(id);
    if (!intent)
      throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'intent' });
    return intent;
  }

  #session(id: string): Session {
    const session = this.sessions.get(id);
    if (!session)
      throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id' });
    return session;
  }

  #id(kind: string): string {
    this.#count += 1;
    return `${kind}_${String(this.#count).padStart(8, '0')}`;
  }
}
