import { login } from '@touchline/contract/client/account';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { SignInWatch } from './signInWatch.ts';
import { goodPassword, openAccounts, registered, type TestAccounts } from './testing/openAccounts.ts';

const minute = 60_000;

describeOnDatabases('Passwords that are tried out slowly on many accounts', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => {
    vi.useRealTimers();
    return database.close();
  });

  const enter = (user: string, password: string, source: number) =>
    login(shop.browser(`203.0.113.${source}`).call, {
      user,
      password,
      persistentLogin: false,
      isMobile: false,
    });
  /** A new watch has nothing in memory. */
  const isWave = () => new SignInWatch(shop.shop).isWave();
  const count = async (outcome: 'failed' | 'succeeded', times: number) => {
    const watch = new SignInWatch(shop.shop);
    for (let at = 0; at < times; at += 1) await watch.count(outcome);
  };

  it('ask everybody for a bot check long before a flood, are logged and counted, and lock nobody out of a known device', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const warn = vi.spyOn(shop.shop.log, 'warn');
    const device = shop.browser();
    await registered(device, 'maya@example.org');
    const seen: string[] = [];
    for (let at = 0; at < 36; at += 1) {
      vi.advanceTimersByTime(15_000);
      shop.clock.advance(15_000);
      seen.push((await enter(`person${at}@example.org`, 'their old password', at)).kind);
    }
    expect(seen.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'invalidCredentials'));
    expect(seen.at(-1)).toBe('botCheckNeeded');
    expect(shop.shop.counters.get('sign_in_waves')).toBeGreaterThan(0);
    expect(shop.shop.counters.get('sign_ins_failed')).toBeGreaterThanOrEqual(30);
    expect(warn).toHaveBeenCalledWith('security: wave of wrong passwords', expect.anything());
    const known = {
      user: 'maya@example.org',
      password: goodPassword,
      persistentLogin: false,
      isMobile: false,
    };
    expect((await login(device.call, known)).kind).toBe('signedIn');
  });

  it('are no wave where as many are wrong as every day, or where more are right', async () => {
    for (let day = 0; day < 7; day += 1) {
      shop.clock.advance(86_400_000 - 140 * minute);
      for (let at = 0; at < 14; at += 1) {
        shop.clock.advance(10 * minute);
        await database.db
          .insertInto('sign_in_windows')
          .values({ began_at: shop.clock.now(), failed: 200, succeeded: 10 })
          .execute();
      }
    }
    shop.clock.advance(30 * minute);
    await count('failed', 60);
    expect(await isWave()).toBe(false);
    await count('failed', 70);
    expect(await isWave()).toBe(true);
    await count('succeeded', 131);
    expect(await isWave()).toBe(false);
  });

  it('on one account lock it, with a line for whoever watches', async () => {
    const warn = vi.spyOn(shop.shop.log, 'warn');
    await registered(shop.browser(), 'maya@example.org');
    for (let at = 0; at < 12; at += 1) await enter('maya@example.org', 'not the password', at);
    expect(shop.shop.counters.get('sign_ins_locked')).toBeGreaterThan(0);
    expect(warn).toHaveBeenCalledWith(
      'security: sign-in locked',
      expect.objectContaining({ source: expect.any(String) as string }),
    );
  });

  it('are forgotten after a week', async () => {
    await count('failed', 1);
    shop.clock.advance(8 * 86_400_000);
    await new SignInWatch(shop.shop).sweep();
    expect(await shop.rows('select 1 from sign_in_windows')).toEqual([]);
  });
});
