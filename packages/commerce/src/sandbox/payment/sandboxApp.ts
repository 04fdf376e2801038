import { cutText } from '@touchline/contract/cutText';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BrandDesign } from '../../kernel/brand/BrandDesign.ts';
import type { Log } from '../../kernel/ports/Log.ts';
import { unseal } from '../../kernel/session/sealedClaims.ts';
import { fingerprintOf, writeCardToken } from './cardToken.ts';
import { saveCard } from './saveCard.ts';
import { cardFrame } from './pages/cardFrame.ts';
import { faultText } from './pages/cardFields.ts';
import { hostedPage } from './pages/hostedPage.ts';
import { voucherPage } from './pages/voucherPage.ts';
import { instructionsOf } from './instructionsOf.ts';
import { pageHeaders, type Html } from '../pages/layout.ts';
import { brokenPage, expiredPage, stepDonePage, stepPage } from './pages/stepPage.ts';
import { appPage } from './services/appPage.ts';
import { serviceMessagesOf } from './services/serviceMessagesOf.ts';
import { styleOf } from '../pages/style.ts';
import { cardFields, readCard, type CardInput } from './readCard.ts';
import type { SandboxEvents } from './SandboxEvents.ts';
import type { SandboxLedger, SandboxPayment, StateChange } from './SandboxLedger.ts';
import { scenarioOf } from './scenarios.ts';
import { serviceRoutes, shownAmount } from './services/serviceRoutes.ts';
import { sheetRoutes } from './deviceWallet/sheetRoutes.ts';
import { approved, settleOutcome } from './settleOutcome.ts';
import { messagesOf } from '../messagesOf.ts';
import type { SandboxMessages } from '../SandboxMessages.ts';

export interface SandboxAppOptions {
  readonly ledger: SandboxLedger;
  readonly events: SandboxEvents;
  readonly secret: string;
  readonly origin: string;
  readonly shopOrigin: string;
  /** The shop's design: its pages look like the shop that embeds them. */
  readonly design: BrandDesign;
  readonly now: () => Date;
  readonly log: Log;
  /** Whether it stands in for the wallets of devices. */
  readonly hasWallets: boolean;
}

interface Seen {
  readonly messages: SandboxMessages;
  readonly query: URLSearchParams;
  readonly style: string;
  readonly nonce: string;
}

/** The pages of the sandbox: card fields in a frame, the bank's step, and a full payment page. */
export function sandboxApp({
  ledger,
  events,
  secret,
  origin,
  shopOrigin,
  design,
  now,
  log,
  hasWallets,
}: SandboxAppOptions): Hono {
  const app = new Hono();
  app.use('/sandbox/*', limitedBody);
  // Forms and calls must come from our own pages; a request from another site carries its origin.
  app.use('/sandbox/*', async (context, next) => {
    const from = context.req.header('origin');
    if (context.req.method !== 'POST' || from === undefined || from === origin) return next();
    return context.text('Only pages of the sandbox may send this.', 403);
  });

  const see = async (context: Context): Promise<Seen> => {
    const { searchParams: query } = new URL(context.req.url);
    const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
    const style = styleOf(query, design);
    return { messages: await messagesOf(query.get('lang') ?? undefined), query, style, nonce };
  };
  const show = async (page: Html, seen: Seen, status: number, inFrame: boolean): Promise<Response> => {
    const body = new TextEncoder().encode(String(await page));
    const headers = pageHeaders({
      nonce: seen.nonce,
      frameAncestors: inFrame ? [shopOrigin] : [],
      formTargets: [shopOrigin],
    });
    return new Response(body, { status, headers: { ...headers, 'content-length': String(body.length) } });
  };
  const over = (seen: Seen) => show(expiredPage({ ...seen, shopOrigin }), seen, 410, true);
  const json = (body: unknown, status = 200) =>
    Response.json(body, {
      status,
      headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
    });
  const opened = async (token: string) => {
    const claims = await unseal(token, 'sandbox-step', secret, now());
    const [id, bank, cards] = [claims?.['pid'], claims?.['bank'], claims?.['cards']];
    const payment = typeof id === 'string' ? await ledger.byId(id) : undefined;
    if (payment?.state !== 'waiting' || payment.processingUntil) return undefined;
    return { payment, bank: typeof bank === 'string' ? bank : undefined, cards: cardTypesIn(cards) };
  };
  const waiting = async (token: string): Promise<SandboxPayment | undefined> =>
    (await opened(token))?.payment;
  const settle = async (payment: SandboxPayment, change: StateChange) => {
    const settled = await ledger.settle(payment.id, change);
    if (settled) await events.deliver(settled);
    return settled;
  };

  serviceRoutes(app, {
    ...{ ledger, events, secret, shopOrigin, now, see, show, over, opened },
    ...{ amountOf: shownAmount, payee: design.name },
  });

  if (hasWallets) sheetRoutes(app, { secret, shopOrigin, now, see, show, over, json });

  app.get('/sandbox/card', async (context) => {
    const seen = await see(context);
    const session = seen.query.get('session') ?? '';
    const claims = await unseal(session, 'sandbox-session', secret, now());
    if (!claims) return over(seen);
    const action = `/sandbox/card?${new URLSearchParams({ session, lang: seen.messages.htmlLang })}`;
    return show(
      cardFrame({ ...seen, action, parentOrigin: shopOrigin, taken: cardTypesIn(claims['cards']) }),
      seen,
      200,
      true,
    );
  });

  app.post('/sandbox/card', async (context) => {
    const { messages, query } = await see(context);
    const session = await unseal(query.get('session') ?? '', 'sandbox-session', secret, now());
    const reference = session?.['ref'];
    if (typeof reference !== 'string') return json({ errors: [], errorType: 'api_error' }, 410);
    const taken = cardTypesIn(session?.['cards']);
    const card = readCard(pick(await context.req.json().catch(() => ({}))), now(), taken);
    if ('errors' in card) {
      const errors = card.errors.map((error) => ({
        field: error.field,
        errorCode: error.fault,
        errorType: error.errorType,
        message: faultText(messages, error, taken),
      }));
      // Status 200: a 4xx would log a console error in the browser for a shopper's typing mistake.
      return json({ errors, errorType: errors[0]?.errorType ?? 'validation_error' });
    }
    const { number, brand, lastDigits, expiry } = card;
    const fingerprint = await fingerprintOf(number, secret);
    const known = { scenario: scenarioOf(number, 0), brand: brand.code, lastDigits, expiry, fingerprint };
    return json({
      token: await writeCardToken(known, reference, secret, now()),
      brand: brand.code,
      lastDigits,
    });
  });

  app.get('/sandbox/pay/:token', async (context) => {
    const seen = await see(context);
    const found = await opened(context.req.param('token'));
    if (!found) return over(seen);
    const amount = shownAmount(found.payment, seen.messages);
    return show(hostedPage({ ...seen, amount, taken: found.cards }), seen, 200, false);
  });

  app.post('/sandbox/pay/:token', async (context) => {
    const seen = await see(context);
    const token = context.req.param('token');
    const found = await opened(token);
    if (!found) return over(seen);
    const { payment, cards: taken } = found;
    const form = await context.req.parseBody();
    const back = () => context.redirect(payment.returnUrl ?? shopOrigin, 303);
    if (form['action'] === 'cancel') {
      await settle(payment, { state: 'declined', declineCode: 'PaymentInterrupted' });
      return back();
    }
    const input = pick(form);
    const card = readCard(input, now(), taken);
    if ('errors' in card) {
      const amount = shownAmount(payment, seen.messages);
      return show(hostedPage({ ...seen, amount, input, errors: card.errors, taken }), seen, 422, false);
    }
    const scenario = scenarioOf(card.number, payment.amountMinor);
    const about = { cardBrand: card.brand.code, lastDigits: card.lastDigits };
    const keeping = { keeps: payment.keepsFor !== null, customer: payment.keepsFor ?? undefined };
    const kept = await saveCard(ledger, secret, keeping, {
      ...{ scenario: scenarioOf(card.number, 0), fingerprint: await fingerprintOf(card.number, secret) },
      ...{ brand: card.brand.code, lastDigits: card.lastDigits, expiry: card.expiry },
    });
    if (kept) await ledger.noteKept(payment.id, kept);
    if (scenario.kind === 'step') {
      return context.redirect(`/sandbox/step/${token}?${seen.query}`, 303);
    }
    await settleOutcome({ ledger, events, now }, payment, scenario, about);
    return back();
  });

  app.get('/sandbox/step/:token', async (context) => {
    const seen = await see(context);
    const payment = await waiting(context.req.param('token'));
    if (!payment) return over(seen);
    const shown = { ...seen, amount: shownAmount(payment, seen.messages), orderId: payment.orderId };
    const isApp = payment.methodId === 'BLIK';
    const page = isApp ? appPage(shown, await serviceMessagesOf(seen.messages.htmlLang)) : stepPage(shown);
    return show(page, seen, 200, true);
  });

  app.post('/sandbox/step/:token', async (context) => {
    const seen = await see(context);
    const payment = await waiting(context.req.param('token'));
    if (!payment) return over(seen);
    const { action } = await context.req.parseBody();
    const change: StateChange =
      action === 'approve'
        ? approved(payment)
        : {
            state: 'declined',
            declineCode: action === 'fail' ? 'SecurityAuthenticationError' : 'PaymentInterrupted',
          };
    await settle(payment, change);
    // On the provider's own page the browser is redirected; in a frame the parent page is notified.
    if (payment.returnUrl) return context.redirect(payment.returnUrl, 303);
    const page = stepDonePage({ ...seen, parentOrigin: shopOrigin, returnUrl: `${shopOrigin}/` });
    return show(page, seen, 200, true);
  });

  const voucherOf = async (token: string): Promise<SandboxPayment | undefined> => {
    const id = (await unseal(token, 'sandbox-voucher', secret, now()))?.['pid'];
    const payment = typeof id === 'string' ? await ledger.byId(id) : undefined;
    return payment?.payBy ? payment : undefined;
  };

  app.get('/sandbox/voucher/:token', async (context) => {
    const seen = await see(context);
    const payment = await voucherOf(context.req.param('token'));
    if (!payment?.payBy) return over(seen);
    const { messages } = seen;
    const money = (amountMinor: number) => shownAmount({ ...payment, amountMinor }, messages);
    const instructions = await instructionsOf(payment, secret, origin, now());
    const page = voucherPage({
      ...{ ...seen, payment, code: instructions?.code ?? '' },
      ...{ amount: money(payment.amountMinor), half: money(halfOf(payment)) },
      received: payment.capturedMinor > 0 ? money(payment.capturedMinor) : undefined,
      day: new Intl.DateTimeFormat(payment.language || messages.htmlLang, {
        ...{ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' },
      }).format(payment.payBy),
    });
    return show(page, seen, 200, false);
  });

  app.post('/sandbox/voucher/:token', async (context) => {
    const payment = await voucherOf(context.req.param('token'));
    if (!payment) return over(await see(context));
    const { action } = await context.req.parseBody();
    const minor = action === 'part' ? halfOf(payment) : payment.amountMinor;
    const changed =
      action === 'expire' ? await ledger.expire(payment.id) : await ledger.payLater(payment.id, minor);
    if (changed) await events.deliver(changed);
    return context.redirect(new URL(context.req.url).pathname + new URL(context.req.url).search, 303);
  });

  app.notFound(async (context) => over(await see(context)));
  app.onError(async (error, context) => {
    // Logs the route instead of the address, which contains a token.
    log.error('sandbox failed', error, { method: context.req.method, route: context.req.routePath });
    const isCall = context.req.method === 'POST' && context.req.path === '/sandbox/card';
    if (isCall) return json({ errors: [], errorType: 'api_error' }, 500);
    const seen = await see(context);
    return show(brokenPage({ ...seen, shopOrigin }), seen, 500, true);
  });
  return app;
}

const halfOf = ({ amountMinor }: SandboxPayment): number => Math.ceil(amountMinor / 2);

const maxBody = 8 * 1024;
const tooLarge = (context: Context) => context.text('Too large.', 413);
const limitedStream = bodyLimit({ maxSize: maxBody, onError: tooLarge });

/**
 * Refuses large bodies. The announced length is enough where there is one, because the server keeps to it: Hono's limit
 * opens a stream of every body, which takes as long as all the rest of a small call.
 */
const limitedBody: MiddlewareHandler = (context, next) => {
  const { method, headers } = context.req.raw;
  if (method === 'GET' || method === 'HEAD') return next();
  const length = headers.get('content-length');
  if (length === null || headers.has('transfer-encoding')) return limitedStream(context, next);
  return Number(length) > maxBody ? Promise.resolve(tooLarge(context)) : next();
};

/** The card types that a page was opened for; `undefined` where every card is taken. */
function cardTypesIn(claim: unknown): readonly string[] | undefined {
  return typeof claim === 'string' ? claim.split(',') : undefined;
}

/** Only the card fields of a body. */
function pick(body: unknown): CardInput {
  if (typeof body !== 'object' || body === null) return {};
  const given = new Map<string, unknown>(Object.entries(body));
  return Object.fromEntries(
    [...cardFields, 'network' as const].flatMap((field) => {
      const value = given.get(field);
      return typeof value === 'string' ? [[field, cutText(value, 200)]] : [];
    }),
  );
}
