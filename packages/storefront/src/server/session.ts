import { readSessionChange, sessionChangeHeader, sessionHeader } from '@touchline/contract/sessionHeader';
import { isLogout, removeAtLogout } from './removeAtLogout.ts';
import { sessionKey, type CookieJar } from './CookieJar.ts';

/**
 * Adds the session of the visitor's cookie to a request, and returns a function that stores what the response says of
 * it: a new token, or its end. That function returns whether the response is about the session and not about the checkout token.
 */
export function sendSession(request: Request, jar: CookieJar): (answer: Headers) => boolean {
  const { headers } = request;
  const isLeaving = isLogout(request);
  // Only this server sets the header; a browser's own is not passed on.
  headers.delete(sessionHeader);
  const token = jar.getSecret(sessionKey);
  if (token !== undefined) headers.set(sessionHeader, `Bearer ${token}`);
  return (answer) => {
    const change = readSessionChange(answer);
    if (change === 'ended') {
      if (isLeaving) removeAtLogout(jar);
      jar.removeSecret(sessionKey);
    }
    if (typeof change === 'object') jar.setSecret(sessionKey, change.token, change.seconds);
    answer.delete(sessionChangeHeader);
    return change !== undefined;
  };
}

/**
 * The back end as a page calls it, for the visitor of a cookie. A session that has ended does not break the page: reads
 * are asked once more without it, as the visitor that the shopper now is.
 */
export function withSession(
  fetch: (request: Request) => Promise<Response>,
  jar: CookieJar,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const again =
      request.method === 'GET' && jar.getSecret(sessionKey) !== undefined ? request.clone() : undefined;
    const receive = sendSession(request, jar);
    const answer = await fetch(request);
    return receive(answer.headers) && answer.status === 401 && again ? fetch(again) : answer;
  };
}
