import { sessionSeconds, tokenKey, type CookieJar } from './CookieJar.ts';
import type { KnownCaller } from './trustedProxies.ts';

/** Never taken from a browser: we say them. */
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
 * Hands a call of the browser to the back end. The checkout token lives in a cookie no script can read: it becomes the
 * header of the contract on the way in, and on the way out the renewed token becomes the cookie again.
 *
 * Headers are changed where they are: a copy of the request or of the answer took longer than most answers do, and a
 * copied body goes out as a stream, in three pieces instead of one.
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
