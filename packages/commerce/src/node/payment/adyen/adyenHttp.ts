import type Config from '@adyen/api-library/lib/src/config.js';
import type ClientInterface from '@adyen/api-library/lib/src/httpClient/clientInterface.js';

/** Adyen's code for a key whose request was processed already or is in progress. */
const inProgress = '704';

/** Adyen refuses a request, by its status; nothing of what was sent is in it. */
export class AdyenRefusal extends Error {
  override readonly name = 'AdyenRefusal';
  readonly status: number;
  /** Whether the request may have taken effect all the same: Adyen failed, or the same key is still being worked on. */
  readonly isUndecided: boolean;

  constructor(status: number, errorCode: unknown) {
    super(`${status} ${typeof errorCode === 'string' ? errorCode : ''}`.trim());
    this.status = status;
    this.isUndecided = status >= 500 || errorCode === inProgress;
  }
}

type Sent = Pick<Config, 'apiKey' | 'connectionTimeoutMillis'>;

/**
 * Sends what the library makes: with the platform's `fetch`, because the library's own client knows no address but Adyen's
 * and waits without end.
 */
export const adyenHttp = (standIn: string | undefined): ClientInterface => ({
  async request(endpoint, json, config: Sent, _isApiKeyRequired, options = {}) {
    const asked = new URL(endpoint);
    const url = new URL(standIn ? `${standIn}${asked.pathname}` : endpoint);
    if (options.params) url.search = new URLSearchParams(options.params as Record<string, string>).toString();
    const method = options.method ?? 'POST';
    const answer = await fetch(url, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-api-key': config.apiKey ?? '',
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: String(json) }),
      signal: AbortSignal.timeout(config.connectionTimeoutMillis ?? 7_500),
      redirect: 'error',
    });
    const text = await answer.text();
    if (answer.ok) return text;
    const { errorCode } = readError(text);
    throw new AdyenRefusal(answer.status, errorCode);
  },
});

function readError(text: string): { errorCode?: unknown } {
  try {
    return JSON.parse(text) as { errorCode?: unknown };
  } catch {
    return {};
  }
}
