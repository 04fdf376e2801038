import { MailRejected } from '../mail/Mail.ts';
import type { TextTransport } from '../mail/texts/TextMessage.ts';

/**
 * Hands text messages to a gateway: a POST of `{ id, to, text }` as JSON, with the user and password of the address as its
 * credentials. A refusal with 4xx is for good, except for 408 and 429.
 */
export function httpTexts(url: string, fetch: typeof globalThis.fetch = globalThis.fetch): TextTransport {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const credentials = btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
  return {
    async send(message, signal) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(username ? { authorization: `Basic ${credentials}` } : {}),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      const { status } = answer;
      if (status >= 400 && status < 500 && status !== 408 && status !== 429)
        throw new MailRejected(`The gateway refused it (${status}).`);
      throw new Error(`The gateway answered ${status}.`);
    },
  };
}
