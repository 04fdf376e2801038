import { sessionSeconds, tokenKey, type CookieJar } from './CookieJar.ts';
import type { KnownCaller } from './trustedProxies.ts';

/** Headers that only this server sets; never taken from a browser. */
const ours = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-checkout-authorization',
  'forwarded',
  'x-request-id',
  'cookie',
];

/**
 * Forwards a call of the browser to the back end. The checkout token is in a cookie that no script can read: on the way
 * in it becomes the header of the contract, and on the way out the renewed token becomes the cookie again.
 *
 * Headers are changed in place: copying the request or the response took longer than most responses do, and a copied
 * body is sent as a stream, in three chunks instead of one.
 */
export async function callBackEnd(
  request: Request,
  fetch: (request: Request) => Promise<Response>,
  jar: CookieJar,
  caller: KnownCaller,
): Promise<Response> {
  const { headers } = request;
  for (const name of ours) headers.delete(name);
  headers.set('x-forwarded-for', caller.address);
  headers.set('x-request-id', caller.requestId);
  const token = jar.getSecret(tokenKey);
  if (token) headers.set('x-checkout-authorization', `Bearer ${token}`);
  const answer = await fetch(request);
  const renewed = answer.headers.get('authorization');
  if (renewed) jar.setSecret(tokenKey, renewed.replace(/^Bearer\s+/i, ''), sessionSeconds);
  else if (answer.status === 401 && token) jar.removeSecret(tokenKey);
  answer.headers.delete('authorization');
  return answer;
}
