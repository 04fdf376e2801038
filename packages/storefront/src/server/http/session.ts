import {
  readSessionChange,
  seatsHeader,
  sessionChangeHeader,
  sessionHeader,
} from '@touchline/contract/sessionHeader';
import { launchSeats } from '@touchline/features/launches';
import { isLogout, removeAtLogout } from '../signIn/removeAtLogout.ts';
import { sessionKey, type CookieJar } from './CookieJar.ts';

/**
 * Adds the session and the signed seats of the visitor's cookies to a request, and returns a function that stores what
 * the response says of them: new ones, or the end of the session. That function returns whether the response is about the session and not about the checkout token.
 */
export function sendSession(request: Request, jar: CookieJar): (answer: Headers) => boolean {
  const { headers } = request;
  const isLeaving = isLogout(request);
  // Only this server sets the headers; a browser's own are not passed on.
  headers.delete(sessionHeader);
  headers.delete(seatsHeader);
  const seats = jar.getSecret(launchSeats.key);
  if (seats !== undefined) headers.set(seatsHeader, seats);
  const token = jar.getSecret(sessionKey);
  if (token !== undefined) headers.set(sessionHeader, `Bearer ${token}`);
  return (answer) => {
    const change = readSessionChange(answer);
    if (change === 'ended') {
      if (isLeaving) removeAtLogout(jar);
      jar.removeSecret(sessionKey);
      if (seats !== undefined) jar.removeSecret(launchSeats.key);
    }
    const seated = answer.get(seatsHeader);
    if (seated !== null) jar.setSecret(launchSeats.key, seated, launchSeats.maxAge);
    answer.delete(seatsHeader);
    if (typeof change === 'object') jar.setSecret(sessionKey, change.token, change.seconds);
    answer.delete(sessionChangeHeader);
    return change !== undefined;
  };
}

/**
 * The back end as a page calls it, for the visitor of a cookie. A session that has ended does not break the page: reads
 * are asked again without it, as the visitor that the shopper now is. A call without credentials is nobody's.
 */
export function withSession(
  fetch: (request: Request) => Promise<Response>,
  jar: CookieJar,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.credentials === 'omit') return fetch(request);
    const again =
      request.method === 'GET' && jar.getSecret(sessionKey) !== undefined ? request.clone() : undefined;
    const receive = sendSession(request, jar);
    const answer = await fetch(request);
    return receive(answer.headers) && answer.status === 401 && again ? fetch(again) : answer;
  };
}
