import { unknownRegion } from '@touchline/contract/consent/rules';
import { countryHeader } from '@touchline/contract/sessionHeader';
import type { CookieJar } from './CookieJar.ts';
import { visitorPath } from '../../state/state.ts';
import { isDeskCall, sendDeskSession } from './deskSession.ts';
import { sendSession } from './session.ts';
import { mayBeSuggestedRegion } from '@touchline/features/shell/region/choice';
import type { KnownCaller } from './trustedProxies.ts';
import { visitorId } from './visitorId.ts';

/** Headers that only this server sets; never taken from a browser. */
const ours = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-checkout-authorization',
  countryHeader,
  'forwarded',
  'x-request-id',
  'cookie',
];

/**
 * Forwards a call of the browser to the back end. Checkout token and session are in cookies that no script can read: on
 * the way in they become the headers of the contract, and on the way out the renewed ones become the cookies again.
 *
 * Headers are changed in place: copying the request or the response took longer than most responses do, and a copied
 * body is sent as a stream, in three chunks instead of one.
 */
export async function callBackEnd(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  jar: CookieJar,
  caller: KnownCaller & { country?: string | undefined; region?: string },
): Promise<Response> {
  const { headers } = request;
  for (const name of ours) headers.delete(name);
  headers.set('x-forwarded-for', caller.address);
  headers.set('x-request-id', caller.requestId);
  if (caller.country !== undefined) headers.set(countryHeader, caller.country);
  const { token } = jar;
  if (token) headers.set('x-checkout-authorization', `Bearer ${token}`);
  const receive = sendSession(request, jar);
  const receiveDesk = sendDeskSession(request, jar);
  const answer = await fetch(withVisitor(request, jar, caller));
  const isAboutSession = receive(answer.headers);
  receiveDesk(answer.headers);
  const renewed = answer.headers.get('authorization');
  if (renewed) jar.setToken(renewed.replace(/^Bearer\s+/i, ''));
  // A wrong password is a 401 too, and takes nothing from the basket.
  else if (answer.status === 401 && token && !isAboutSession && !isEntrance(request) && !isDeskCall(request))
    jar.removeToken();
  answer.headers.delete('authorization');
  return answer;
}

const isEntrance = (request: Request): boolean => new URL(request.url).pathname.startsWith('/api/account/');

/**
 * The call that answers who the visitor is, with what only this server knows: the id that their flags are evaluated for,
 * their country as long as they have chosen no region, and where they are, for its law. Any other call as it is.
 */
function withVisitor(
  request: Request,
  jar: CookieJar,
  { country, region = unknownRegion }: { country?: string | undefined; region?: string },
): Request {
  const url = new URL(request.url);
  if (url.pathname !== visitorPath) return request;
  const needs = {
    storage: jar.asStorage,
    clock: { now: () => new Date() },
    reporter: { report: () => undefined },
  };
  if (jar.hasSession) url.searchParams.set('userId', visitorId(needs));
  url.searchParams.delete('country');
  if (country !== undefined && mayBeSuggestedRegion(needs)) url.searchParams.set('country', country);
  url.searchParams.delete('region');
  if (region !== unknownRegion) url.searchParams.set('region', region);
  return new Request(url, request);
}
