import type { Clock } from '../ports/Clock.ts';
import type { Log } from '../ports/Log.ts';
import type { AuthoriseOutcome, PaymentProvider } from './PaymentProvider.ts';

/** The provider can't be called now; nothing was sent, or nothing that took effect. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

export interface GuardOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** The shop's origin: a provider's pages have to use HTTPS when the shop does. */
  readonly shopOrigin: string;
  /** Time limit of one call in milliseconds. @default 8000 */
  readonly timeLimit?: number;
  /** Retries of a call that failed quickly. @default 1 */
  readonly retries?: number;
  /** Consecutive failures after which the circuit breaker opens. @default 8 */
  readonly breakAfter?: number;
  /** Milliseconds the circuit breaker stays open. @default 15000 */
  readonly restFor?: number;
}

/**
 * Protects the shop from a failing provider: every call has a time limit, quick failures are retried after a random
 * pause, and after repeated failures a circuit breaker opens for a while. Authorisations return `unknown` when the
 * response is missing and `away` when nothing was sent; the other calls throw `ProviderAway`.
 */
export function guardProvider(provider: PaymentProvider, options: GuardOptions): PaymentProvider {
  const {
    clock,
    log,
    shopOrigin,
    timeLimit = 8_000,
    retries = 1,
    breakAfter = 8,
    restFor = 15_000,
  } = options;
  let failures = 0;
  let restUntil = 0;

  const isResting = () => clock.now().getTime() < restUntil;
  const note = (isGood: boolean) => {
    failures = isGood ? 0 : failures + 1;
    if (failures < breakAfter) return;
    failures = 0;
    restUntil = clock.now().getTime() + restFor;
    log.warn('payment provider is left alone', { restFor });
  };

  async function once<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const limit = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        limit.abort();
        reject(new ProviderAway('The payment provider took too long.'));
      }, timeLimit);
    });
    try {
      return await Promise.race([call(limit.signal), over]);
    } finally {
      clearTimeout(timer);
    }
  }

  async function guarded<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const answer = await once(call);
        note(true);
        return answer;
      } catch (error) {
        note(false);
        // A call that used its whole time limit is not retried, because the shopper is waiting.
        if (attempt >= retries || error instanceof ProviderAway || isResting()) {
          throw error instanceof ProviderAway ? error : new ProviderAway(String(error));
        }
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 150));
      }
    }
  }

  function callProvider<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    return isResting()
      ? Promise.reject(new ProviderAway('The payment provider is left alone.'))
      : guarded(call);
  }

  /** Shoppers are sent to these addresses, and security policies name them: only HTTPS, or HTTP when the shop uses it. */
  const requireWebAddress = (address: string, origin?: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isFit = url?.protocol === 'https:' || (url?.protocol === 'http:' && shopOrigin.startsWith('http:'));
    if (!isFit || url.username !== '' || (origin !== undefined && url.origin !== origin))
      throw new ProviderAway('The payment provider named an address nobody may be sent to.');
  };

  return {
    async authorise(request): Promise<AuthoriseOutcome> {
      if (isResting()) return { kind: 'away' };
      try {
        const answer = await guarded((signal) => provider.authorise(request, signal));
        if (answer.kind === 'challenge') requireWebAddress(answer.url, answer.origin);
        return answer;
      } catch (error) {
        log.warn('authorisation without an answer', {
          orderId: request.orderId,
          why: String(error).slice(0, 200),
        });
        return { kind: 'unknown' };
      }
    },
    async createSession(request) {
      const session = await callProvider(() => provider.createSession(request));
      requireWebAddress(session.frameUrl, session.frameOrigin);
      return session;
    },
    async createHostedPage(request) {
      const page = await callProvider(() => provider.createHostedPage(request));
      requireWebAddress(page.url);
      return page;
    },
    find: (paymentId) => callProvider((signal) => provider.find(paymentId, signal)),
    capture: (request) => callProvider(() => provider.capture(request)),
    refund: (request) => callProvider(() => provider.refund(request)),
    void: (paymentId) => callProvider(() => provider.void(paymentId)),
    readEvent: (rawBody, headers) => provider.readEvent(rawBody, headers),
  };
}
