import { configValue } from '@touchline/contract/config/configTable';
import type { Market } from '@touchline/contract/market/schema';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../ports/Clock.ts';
import { hmacHex } from '../session/hmacHex.ts';
import { proofHeader, type BotCheck } from './BotCheck.ts';
import type { BotTokens } from './BotTokens.ts';

export interface WithBotProviderOptions {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly secret: string;
  /** The market of a site path; `undefined` when there is none. */
  readonly marketOf: (sitePath: string) => Market | undefined;
  /** The shop's own check, for markets without a provider. */
  readonly own: BotCheck;
  readonly tokens: BotTokens;
}

/** Milliseconds that a token which the provider has confirmed may be used for. */
const lifetime = 900_000;
const maxTokenLength = 4_000;

/** The provider that a market configures; `undefined` where it has none. */
function providerOf(market: Market | undefined): { origin: string; siteKey: string } | undefined {
  const origin = configValue(market?.config, 'botProtectionOrigin');
  const siteKey = configValue(market?.config, 'botProtectionSiteKey');
  return origin === '' || siteKey === '' ? undefined : { origin, siteKey };
}

/**
 * The bot check of a shop whose markets may configure a provider of bot protection. There only the provider's tokens
 * count, each for one call. The provider is asked once for each token: later looks read what was noted then.
 */
export function withBotProvider(options: WithBotProviderOptions): BotCheck {
  const { db, clock, secret, marketOf, own, tokens } = options;

  /** Notes a fact about a token; `false` when it was noted before. */
  async function note(fact: 'confirmed' | 'used', id: string): Promise<boolean> {
    const written = await db
      .insertInto('used_bot_proofs')
      .values({ id: `${fact} ${id}`, expires_at: new Date(clock.now().getTime() + lifetime) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  }

  return {
    async challenge(market) {
      const provider = providerOf(market);
      if (!provider) return own.challenge?.(market);
      const name = configValue(market.config, 'botProtectionName');
      return { kind: 'provider', ...provider, name };
    },
    async passed(request, use) {
      const market = marketOf(new URL(request.url).searchParams.get('sitePath') ?? '');
      const provider = providerOf(market);
      if (!provider) return own.passed(request, use);
      const token = request.headers.get(proofHeader);
      if (!token || token.length > maxTokenLength) return false;
      const id = await hmacHex(secret, `bot token ${provider.origin} ${token}`);
      const noted = await db
        .selectFrom('used_bot_proofs')
        .select('id')
        .where('id', 'in', [`confirmed ${id}`, `used ${id}`])
        .where('expires_at', '>', clock.now())
        .execute();
      if (noted.some((row) => row.id === `used ${id}`)) return false;
      if (noted.length === 0) {
        if (!(await tokens.isOfPerson(provider.origin, token))) return false;
        await note('confirmed', id);
      }
      return use === 'check' || note('used', id);
    },
  };
}
