import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import type { Log } from '../ports/Log.ts';
import type { BotTokens } from './BotTokens.ts';

export interface SiteVerifyOptions {
  /** The shop's secret at the provider. */
  readonly secret: string;
  readonly log: Log;
  /** @default the platform's fetch */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Time limit of one call in milliseconds. @default 3000 */
  readonly timeLimit?: number;
}

/** Asks a provider as providers of bot protection are asked: a form with `secret` and `response`, posted to `/siteverify`. */
export function siteVerify({ secret, log, timeLimit = 3_000, ...options }: SiteVerifyOptions): BotTokens {
  const send = options.fetch ?? ((request: Request) => fetch(request));
  const policy = wrap(
    circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(5), halfOpenAfter: 15_000 }),
    timeout(timeLimit, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  );
  return {
    async isOfPerson(origin, token) {
      try {
        return await policy.execute(async ({ signal }) => {
          const body = new URLSearchParams({ secret, response: token });
          const request = new Request(`${origin}/siteverify`, {
            method: 'POST',
            body,
            redirect: 'error',
            signal,
          });
          const answer = await send(request);
          if (!answer.ok) throw new Error(`The provider of the bot protection answered ${answer.status}.`);
          const { success } = (await answer.json()) as { success?: unknown };
          return success === true;
        });
      } catch (error) {
        log.warn('bot protection away', { reason: String(error) });
        return false;
      }
    },
  };
}
