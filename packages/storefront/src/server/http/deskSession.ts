import {
  deskSessionChangeHeader,
  deskSessionHeader,
  readSessionChange,
} from '@touchline/contract/sessionHeader';
import type { CookieJar } from './CookieJar.ts';

/** Name of the cookie with the session of the desk, which no script can read. */
const deskSessionKey = 'desk';

/** Whether a call is one of the desk, which has a session of its own. */
export const isDeskCall = ({ url }: Request): boolean => /^\/api\/desk(\/|$)/.test(new URL(url).pathname);

/** Adds the session of the desk to its calls, and returns a function that stores what the response says of it. */
export function sendDeskSession(request: Request, jar: CookieJar): (answer: Headers) => void {
  // Only this server sets it; a browser's own is not passed on.
  request.headers.delete(deskSessionHeader);
  if (!isDeskCall(request)) return () => undefined;
  const token = jar.getSecret(deskSessionKey);
  if (token !== undefined) request.headers.set(deskSessionHeader, `Bearer ${token}`);
  return (answer) => {
    const change = readSessionChange(answer, deskSessionChangeHeader);
    answer.delete(deskSessionChangeHeader);
    if (change === 'ended') jar.removeStrict(deskSessionKey);
    else if (typeof change === 'object') jar.setStrict(deskSessionKey, change.token, change.seconds);
  };
}
