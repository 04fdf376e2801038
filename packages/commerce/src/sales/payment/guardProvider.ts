import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  handleWhen,
  retry,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { Log } from '../../kernel/ports/Log.ts';
import type { AuthoriseOutcome, OpenSession, PaymentProvider } from './PaymentProvider.ts';

/** The provider can't be called now, or its response is missing. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
  /** Whether a request was sent, which may have taken effect. */
  readonly isSent: boolean;

  constructor(message: string, isSent: boolean) {
    super(message);
    this.isSent = isSent;
  }
}

export interface GuardOptions {
  readonly log: Log;
  /** The shop's origin: a provider's pages have to use HTTPS when the shop does. */
  readonly shopOrigin: string;
  /** Time limit of one call in milliseconds. @default 8000 */
  readonly timeLimit?: number;
  /** Retries of a call that failed quickly. @default 1 */
  readonly retries?: number;
  /** Consecutive failures after which the circuit breaker opens. @default 8 */
  readonly breakAfter?: number;
  /** Milliseconds the circuit breaker stays open; then one call tries whether the provider is back. @default 15000 */
  readonly restFor?: number;
}

/**
 * Protects the shop from a failing provider: every call has a time limit, quick failures are retried after a random
 * pause, and after repeated failures a circuit breaker opens for a while. Authorisations return `unknown` when the
 * response is missing and `away` when nothing was sent; the other calls throw `ProviderUnavailable`.
 */
export function guardProvider(provider: PaymentProvider, options: GuardOptions): PaymentProvider {
  const { log, shopOrigin, timeLimit = 8_000, retries = 1, breakAfter = 8, restFor = 15_000 } = options;

  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(breakAfter),
    halfOpenAfter: restFor,
  });
  breaker.onBreak(() => log.warn('payment provider is left alone', { restFor }));
  // A call that used its whole time limit is not retried, because the shopper is waiting.
  const mayRetry = handleWhen(
    (error) => !(error instanceof TaskCancelledError) && breaker.state === CircuitState.Closed,
  );
  const policy = wrap(
    retry(mayRetry, {
      maxAttempts: retries,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 200 }),
    }),
    breaker,
    timeout(timeLimit, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  );

  async function callProvider<Answer>(call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    let isSent = false;
    try {
      return await policy.execute(({ signal }) => {
        isSent = true;
        return call(signal);
      });
    } catch (error) {
      throw new ProviderUnavailable(String(error), isSent);
    }
  }

  /** Shoppers are sent to these addresses, and security policies name them: only HTTPS, or HTTP when the shop uses it. */
  const requireWebAddress = (address: string, origin?: string) => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isFit = url?.protocol === 'https:' || (url?.protocol === 'http:' && shopOrigin.startsWith('http:'));
    if (!isFit || url.username !== '' || (origin !== undefined && url.origin !== origin))
      throw new ProviderUnavailable('The payment provider named an address nobody may be sent to.', true);
  };

  return {
    ...(provider.name ? { name: provider.name } : {}),
    ...(provider.isTest ? { isTest: true } : {}),
    ...(provider.answer ? { answer: provider.answer.bind(provider) } : {}),
    ...(provider.deviceWallet ? { deviceWallet: provider.deviceWallet.bind(provider) } : {}),
    async authorise(request): Promise<AuthoriseOutcome> {
      try {
        const answer = await callProvider((signal) => provider.authorise(request, signal));
        if (answer.kind === 'challenge') requireWebAddress(answer.url, answer.origin);
        if (answer.kind === 'instructions') {
          const { voucherUrl, qrCode } = answer.instructions;
          for (const address of [voucherUrl, qrCode]) if (address !== undefined) requireWebAddress(address);
        }
        return answer;
      } catch (error) {
        if (error instanceof ProviderUnavailable && !error.isSent) return { kind: 'away' };
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
    ...(provider.isSessionOpen
      ? {
          isSessionOpen: (session: OpenSession) =>
            callProvider(async () => (await provider.isSessionOpen?.(session)) ?? true),
        }
      : {}),
    async createHostedPage(request) {
      const page = await callProvider(() => provider.createHostedPage(request));
      requireWebAddress(page.url);
      return page;
    },
    find: (paymentId) => callProvider((signal) => provider.find(paymentId, signal)),
    capture: (request) => callProvider(() => provider.capture(request)),
    refund: (request) => callProvider(() => provider.refund(request)),
    void: (paymentId) => callProvider(() => provider.void(paymentId)),
    ...(provider.removeRegistration
      ? {
          removeRegistration: (id: string) =>
            callProvider(async () => await provider.removeRegistration?.(id)),
        }
      : {}),
    ...(provider.fingerprint
      ? {
          // Without it the order is placed all the same: the other traits of its person count.
          fingerprint: (request: { reference: string; token: string }) =>
            callProvider(async () => provider.fingerprint?.(request)).catch(() => undefined),
        }
      : {}),
    readEvent: (rawBody, headers) => provider.readEvent(rawBody, headers),
  };
}
