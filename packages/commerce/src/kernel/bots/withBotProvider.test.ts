import { getBotChallenge } from '@touchline/contract/client/botCheck';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCommerce } from '../../app/createCommerce.ts';
import { migrate } from '../database/migrate.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../ports/Clock.ts';
import { createTransport } from '@touchline/contract/client/transport';
import { silentLog } from '../ports/Log.ts';
import { testMarket } from '../market/testing/testMarket.ts';
import { noBotCheck } from './BotCheck.ts';
import { siteVerify } from './siteVerify.ts';
import { withBotProvider } from './withBotProvider.ts';

const origin = 'https://bots.example';
const secret = 'a secret for tests, long enough to be taken';
const protectedMarket = testMarket({
  config: { botProtectionOrigin: origin, botProtectionSiteKey: 'site-key-gb' },
});

/** A provider that knows one token, and what it was asked. */
function provider(answer: (token: string | null) => Response | Promise<Response>) {
  const asked: string[] = [];
  const tokens = siteVerify({
    secret: 'the shop’s own',
    log: silentLog,
    timeLimit: 50,
    fetch: async (request) => {
      const body = new URLSearchParams(await request.text());
      asked.push(`${request.method} ${request.url} ${body.get('secret')} ${body.get('response')}`);
      return answer(body.get('response'));
    },
  });
  return { tokens, asked };
}
const knows = (good: string) => (token: string | null) => Response.json({ success: token === good });

describeOnDatabases('A provider of bot protection', (open) => {
  let database: OpenDatabase;
  beforeEach(async () => {
    database = await open();
    await migrate(database.db);
  });
  afterEach(() => database.close());

  const check = ({ tokens }: ReturnType<typeof provider>, market = protectedMarket) =>
    withBotProvider({
      ...{
        db: database.db,
        clock: new SettableClock('2026-11-21T12:00:00Z'),
        secret,
        own: noBotCheck,
        tokens,
      },
      marketOf: (sitePath) => (sitePath === 'gb' ? market : undefined),
    });
  const call = (token: string, sitePath = 'gb') =>
    new Request(`https://shop.test/?sitePath=${sitePath}`, { headers: { 'x-bot-proof': token } });

  it('is named by the challenge of its market, with origin and site key from configuration [A7.57]', async () => {
    for (const [botProtection, kind] of [
      [provider(knows('good')).tokens, 'provider'],
      [undefined, 'altcha'],
    ] as const) {
      const commerce = createCommerce({
        ...{ database, markets: [protectedMarket], origin: 'https://shop.test', secret, checkAnswers: true },
        ...(botProtection ? { botProtection } : {}),
      });
      const transport = createTransport({
        ...{ origin: 'https://shop.test', sitePath: 'gb', surface: () => 'chk' as const },
        fetch: (request) => commerce.fetch(request),
        token: { get: () => undefined, set: () => undefined, clear: () => undefined },
      });
      const challenge = await getBotChallenge(transport);
      expect(challenge.kind).toBe(kind);
      if (kind === 'provider')
        expect(challenge).toEqual({ kind, origin, name: 'bot-protection', siteKey: 'site-key-gb' });
    }
  });

  it('is asked once for a token, with the secret of the shop; the token is good for one call [A7.57]', async () => {
    const one = provider(knows('good'));
    const bots = check(one);
    expect(await bots.passed(call('good'), 'check')).toBe(true);
    const both = await Promise.all([bots.passed(call('good'), 'use'), bots.passed(call('good'), 'use')]);
    expect(both.filter(Boolean)).toHaveLength(1);
    expect(await bots.passed(call('good'), 'check')).toBe(false);
    expect(one.asked).toEqual([`POST ${origin}/siteverify the shop’s own good`]);
    expect(await bots.passed(call('bad'), 'use')).toBe(false);
  });

  it('lets nobody pass when it is away, slow or wrong, and decides for its own market only', async () => {
    const answers = [
      () => new Response('', { status: 500 }),
      () => new Promise<Response>(() => undefined),
      () => Response.json({}),
      () => Promise.reject(new TypeError('away')),
    ];
    for (const answer of answers) expect(await check(provider(answer)).passed(call('x'), 'use')).toBe(false);
    const one = provider(knows('good'));
    expect(await check(one).passed(call('good', 'fr'), 'use')).toBe(false);
    expect(await check(one, testMarket()).passed(call('good'), 'use')).toBe(false);
    expect(one.asked).toEqual([]);
  });
});
