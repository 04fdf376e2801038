import type { BotChallenge } from '@touchline/contract/payment/schema';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { SettableClock } from '../ports/Clock.ts';
import { testMarket } from '../market/testing/testMarket.ts';
import type { BotCheck } from './BotCheck.ts';
import { proofOfWork, sweepBotProofs } from './proofOfWork.ts';

const textOf = (issued: BotChallenge | undefined) => (issued?.kind === 'altcha' ? issued.challenge : '');
const secret = 'a secret for tests, long enough to be taken';

describeOnDatabases('The bot check', (open) => {
  let database: OpenDatabase;
  let clock: SettableClock;
  let bots: BotCheck;
  beforeEach(async () => {
    database = await open();
    clock = new SettableClock('2026-11-21T12:00:00Z');
    bots = proofOfWork({ db: database.db, clock, secret });
  });
  afterEach(() => database.close());

  async function solved(change: (challenge: Challenge) => Challenge = (same) => same): Promise<string> {
    const issued = await bots.challenge?.(testMarket());
    const challenge = JSON.parse(textOf(issued)) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    return btoa(JSON.stringify({ challenge: change(challenge), solution }));
  }
  const call = (proof: string) =>
    new Request('https://shop.test/', { method: 'POST', headers: { 'x-bot-proof': proof } });

  it('accepts a solved challenge, for one payment only', async () => {
    const proof = await solved();
    expect(await bots.passed(call(proof), 'check')).toBe(true);
    expect(await bots.passed(call(proof), 'use')).toBe(true);
    expect(await bots.passed(call(proof), 'use')).toBe(false);
    expect(await bots.passed(call(proof), 'check')).toBe(false);
    await sweepBotProofs(database.db, clock.now());
    expect(await bots.passed(call(proof), 'use')).toBe(false);
  });

  it('accepts a proof once when two processes receive it at the same moment', async () => {
    const other = proofOfWork({ db: database.db, clock, secret });
    const proof = await solved();
    const answers = await Promise.all([bots.passed(call(proof), 'use'), other.passed(call(proof), 'use')]);
    expect(answers.filter((passed) => passed)).toHaveLength(1);
  });

  it('rejects a proof that is expired, modified, unsolved or malformed', async () => {
    const late = await solved();
    clock.advance(16 * 60_000);
    expect(await bots.passed(call(late), 'use')).toBe(false);
    const longer = await solved((challenge) => ({
      ...challenge,
      parameters: { ...challenge.parameters, data: { expires: 9_999_999_999 } },
    }));
    expect(await bots.passed(call(longer), 'use')).toBe(false);
    const issued = JSON.parse(textOf(await bots.challenge?.(testMarket()))) as Challenge;
    const guessed = btoa(
      JSON.stringify({ challenge: issued, solution: { counter: 7, derivedKey: '00'.repeat(32) } }),
    );
    expect(await bots.passed(call(guessed), 'use')).toBe(false);
    for (const nonsense of ['', 'nonsense', btoa('null'), btoa('{"challenge":{"signature":"x"}}')])
      expect(await bots.passed(call(nonsense), 'use')).toBe(false);
    expect(await bots.passed(new Request('https://shop.test/'), 'use')).toBe(false);
  });
});
