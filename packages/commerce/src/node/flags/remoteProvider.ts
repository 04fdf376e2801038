import { FlagNotFoundError, GeneralError, type Provider } from '@openfeature/server-sdk';
import { providerOf } from './providerOf.ts';

/** A flag service that does not answer within this many milliseconds is left out of the page. */
const limit = 500;

/**
 * A flag service that speaks the OpenFeature Remote Evaluation Protocol: `POST <url>/ofrep/v1/evaluate/flags/<name>`
 * with the context. `send` is `fetch`.
 */
export function remoteProvider(url: string, send: typeof fetch = fetch): Provider {
  return providerOf('remote', async (name, context) => {
    const response = await send(`${url}/ofrep/v1/evaluate/flags/${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ context }),
      signal: AbortSignal.timeout(limit),
    });
    if (response.status === 404) throw new FlagNotFoundError(`The flag service has no flag ${name}.`);
    if (!response.ok) throw new GeneralError(`The flag service answered ${response.status}.`);
    const { value, variant, reason } = (await response.json()) as {
      value: unknown;
      variant?: string;
      reason?: string;
    };
    return {
      value,
      ...(variant === undefined ? {} : { variant }),
      ...(reason === undefined ? {} : { reason }),
    };
  });
}
