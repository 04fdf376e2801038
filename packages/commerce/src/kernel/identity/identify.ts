import { isPersonal, type Access, type PersonalAccess, type Scope } from '@touchline/contract/access';
import {
  deskSessionChangeHeader,
  deskSessionHeader,
  sessionChangeHeader,
  sessionHeader,
  writeSessionChange,
} from '@touchline/contract/sessionHeader';
import { Failure } from '../failure/Failure.ts';
import { readSeats } from '../launchAccess/seatToken.ts';
import { readCheckoutToken, writeCheckoutToken, type CheckoutSession } from '../session/checkoutToken.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { AccountHolder, DeskCaller, Shopper } from './Caller.ts';
import { deskSessionSeconds, resolveDeskSession } from './deskSession.ts';
import { resolveSession } from './resolveSession.ts';

/** Header of the checkout token. */
const checkoutHeader = 'x-checkout-authorization';

const everything: readonly Scope[] = [
  ...(['basket:read', 'basket:write', 'order:read', 'order:write', 'consent:write'] as const),
];
const ofAccount: readonly Scope[] = [...everything, 'account:read', 'account:write'];

/** What each identity may do. An associate sees what was ordered in the session, and nothing of it once that is over. */
const granted: Readonly<Record<Shopper['identity'] | 'visitor', readonly Scope[]>> = {
  visitor: ['basket:read', 'basket:write', 'consent:write'],
  guest: everything,
  light: ofAccount,
  customer: ofAccount,
  associate: everything,
};

/** The caller of a request, and what the response tells about the caller's credentials. */
export interface Identified {
  readonly caller: Shopper | DeskCaller | undefined;
  /** Headers of a successful response: a renewed checkout token when one is due. */
  readonly headers: Readonly<Record<string, string>>;
  /** Headers of every response: a new session token, or the end of the session. */
  readonly sessionHeaders: Readonly<Record<string, string>>;
  /** Why the call is refused. */
  readonly refusal: Failure | undefined;
}

const nobody: Identified = { caller: undefined, headers: {}, sessionHeaders: {}, refusal: undefined };

/** The headers that give the caller a checkout token. */
export async function checkoutHeaders(
  shop: Pick<CommerceContext, 'secret' | 'clock'>,
  session: CheckoutSession,
): Promise<{ readonly authorization: string }> {
  return { authorization: `Bearer ${await writeCheckoutToken(session, shop.secret, shop.clock.now())}` };
}

/**
 * Finds out who calls, from the headers alone, and whether the caller may. Wrong credentials are refused, also where
 * none are needed. Costs no statement for a caller without a session.
 */
export async function identify(
  shop: CommerceContext,
  access: Access,
  { headers }: Request,
): Promise<Identified> {
  if (access.caller === 'operator') return { ...nobody, refusal: await refuseOperator(shop, headers) };
  if (access.caller === 'owner') return identifyOwner(shop, headers);
  if (!isPersonal(access)) return nobody;
  const token = await readCheckoutToken(
    headers.get(checkoutHeader) ?? undefined,
    shop.secrets,
    shop.clock.now(),
  );
  const acceptsEnded = access.ended === 'visitor';
  if (token === 'wrong' && !acceptsEnded) return { ...nobody, refusal: checkoutTokenNeeded() };
  const sent = headers.get(sessionHeader);
  const resolved = sent === null ? undefined : await resolveSession(shop, sent);
  // Of a session with a newer token nothing is known yet: the call is repeated with that one.
  if (resolved && resolved.kind !== 'live' && !(acceptsEnded && resolved.kind === 'ended')) {
    const refusal = new Failure(401, 'SessionEnded', 'The session is over. Sign in again.');
    return { ...nobody, refusal, sessionHeaders: changeHeaders(resolved.kind) };
  }
  const live = resolved?.kind === 'live' ? resolved : undefined;
  const known = typeof token === 'object' && isOf(token.session, live?.session) ? token : undefined;
  const change = resolved?.kind === 'ended' ? 'ended' : live?.change;
  const accountId = live?.session.accountId;
  const seats = await readSeats(headers, { secrets: shop.secrets, accountId, now: shop.clock.now() });
  const caller = callerOf(known?.session, live?.session, seats);
  return {
    caller,
    headers: known?.renew ? await checkoutHeaders(shop, known.session) : {},
    sessionHeaders: change ? changeHeaders(change) : {},
    refusal: refusalOf(access, caller),
  };
}

async function identifyOwner(shop: CommerceContext, headers: Headers): Promise<Identified> {
  const sent = headers.get(deskSessionHeader);
  const resolved = sent === null ? undefined : await resolveDeskSession(shop, sent);
  if (resolved) {
    const renewed = writeSessionChange({ token: resolved.token, seconds: deskSessionSeconds });
    return { ...nobody, caller: resolved.caller, sessionHeaders: { [deskSessionChangeHeader]: renewed } };
  }
  const refusal = new Failure(401, 'SignInRequired', 'Nobody is signed in to the desk.');
  const over = { [deskSessionChangeHeader]: writeSessionChange('ended') };
  return { ...nobody, refusal, sessionHeaders: sent === null ? {} : over };
}

const changeHeaders = (change: Parameters<typeof writeSessionChange>[0]) => ({
  [sessionChangeHeader]: writeSessionChange(change),
});

/**
 * Whom an associate shops for, by the session. What the device had before is not gone on with, and a token of it that is
 * still there when the session is over opens nothing.
 */
const customerPrefix = 'associate.';
const customerOf = (session: Shopper['session']): string | undefined =>
  session?.kind === 'associate' ? `${customerPrefix}${session.id}` : undefined;

function isOf({ shopperId }: CheckoutSession, session: Shopper['session']): boolean {
  const customer = customerOf(session);
  return customer === undefined ? !shopperId.startsWith(customerPrefix) : shopperId === customer;
}

function callerOf(
  token: CheckoutSession | undefined,
  session: Shopper['session'],
  seats: readonly string[],
): Shopper | undefined {
  const shopperId = customerOf(session) ?? token?.shopperId ?? session?.accountId ?? session?.id;
  if (shopperId === undefined) return undefined;
  return {
    identity: session?.kind ?? 'guest',
    shopperId,
    accountId: session?.accountId,
    basketId: token?.basketId,
    session,
    seats,
  };
}

const checkoutTokenNeeded = () =>
  new Failure(401, 'INVALID_SESSION', 'The checkout token is missing, wrong or over.');

/** Why a caller may not make a call; `undefined` when the caller may. */
export function refusalOf(access: PersonalAccess, caller: Shopper | undefined): Failure | undefined {
  if (access.caller === 'shopper' && !caller) return checkoutTokenNeeded();
  if (access.caller === 'account' || access.caller === 'fresh') {
    if (!caller) return new Failure(401, 'SignInRequired', 'Nobody is signed in.');
    if (!caller.session) return new Failure(403, 'SignInRequired', 'This needs a sign-in.');
    if (!isAccountHolder(caller)) return notPermitted();
    if (access.caller === 'fresh' && caller.session.freshness !== 'fresh')
      return new Failure(403, 'FreshSignInRequired', 'This needs the password or a code again.');
  }
  const may = granted[caller?.identity ?? 'visitor'];
  return access.scopes.every((scope) => may.includes(scope)) ? undefined : notPermitted();
}

const notPermitted = () => new Failure(403, 'NotPermitted', 'This caller may not do this.');

const isAccountHolder = (caller: Shopper): caller is AccountHolder => caller.accountId !== undefined;

/** Metrics reveal sales figures: the route is a 404 unless the operator configured a token. */
async function refuseOperator(
  { metricsToken, secret }: CommerceContext,
  headers: Headers,
): Promise<Failure | undefined> {
  if (metricsToken === undefined) return new Failure(404, 'NotFound', 'There is nothing here.');
  const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  // Compares keyed hashes, so that the response time reveals nothing about the token.
  if ((await hmacHex(secret, given)) === (await hmacHex(secret, metricsToken))) return undefined;
  return new Failure(401, 'Unauthorized', 'Say the token of METRICS_TOKEN as a bearer token.');
}
