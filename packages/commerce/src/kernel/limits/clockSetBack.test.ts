import { loginByCode, requestLoginCode } from '@touchline/contract/client/account';
import { startCheckout } from '@touchline/contract/client/basket';
import { signUpForNewsletter } from '@touchline/contract/client/newsletter';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAccounts, registered, type TestAccounts } from '../../customers/account/testing/openAccounts.ts';
import type { OpenDatabase } from '../database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { fillBag, readyBag } from '../../sales/order/testing/buying.ts';
import { sweepHolds } from '../../sales/stock/sweepHolds.ts';

const minute = 60_000;
const sku = 'TL4101_080';

describeOnDatabases('After the clock was set back an hour', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
  });
  afterEach(() => database.close());
  const setBack = () => shop.clock.advance(-60 * minute);

  it('a limit of a minute lasts a minute', async () => {
    const limit = { what: 'test', max: 2, seconds: 60 };
    const { limits } = shop.shop;
    await limits.take(limit, 'one');
    await limits.take(limit, 'one');
    setBack();
    await expect(limits.take(limit, 'one')).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    shop.clock.advance(minute);
    await limits.take(limit, 'one');
  });

  it('a limit that is only looked at ends as well', async () => {
    const limit = { what: 'wrong', max: 1, seconds: 60 };
    const { limits } = shop.shop;
    await limits.exceeds(limit, 'one');
    setBack();
    expect(await limits.usedUp([[limit, 'one']])).toEqual([true]);
    shop.clock.advance(minute);
    expect(await limits.usedUp([[limit, 'one']])).toEqual([false]);
  });

  it('stock is held no longer than for a checkout', async () => {
    await readyBag(shop.shopper(), 1, sku);
    expect(await shop.stock(sku)).toMatchObject({ held: 1 });
    setBack();
    await sweepHolds(database.db, shop.clock.now());
    shop.clock.advance(15 * minute);
    await sweepHolds(database.db, shop.clock.now());
    expect(await shop.stock(sku)).toMatchObject({ held: 0 });
  });

  it('a checkout that goes on is held for a quarter of an hour from now', async () => {
    const guest = shop.shopper();
    await fillBag(guest);
    await startCheckout(guest.call);
    setBack();
    const outcome = await startCheckout(guest.call);
    const until = outcome.kind === 'held' ? (outcome.basket.reservedUntil ?? '') : '';
    expect(Date.parse(until) - shop.clock.now().getTime()).toBe(15 * minute);
  });

  it('a code of ten minutes is over, and the next one works', async () => {
    const browser = shop.browser();
    await registered(browser, 'maya@example.org');
    const code = async () => {
      await requestLoginCode(browser.call, 'maya@example.org');
      return (await shop.mailTo('maya@example.org', 'email-code')).secret;
    };
    const enter = (secret: string) =>
      loginByCode(shop.browser().call, {
        ...{ email: 'maya@example.org', code: secret, persistentLogin: false, isMobile: false },
      });
    const old = await code();
    setBack();
    expect((await enter(old)).kind).toBe('invalidCode');
    await database.db.deleteFrom('mails').execute();
    // The pause since the code before begins again, and is no longer than it was.
    await code().catch(() => undefined);
    shop.clock.advance(2 * minute);
    expect((await enter(await code())).kind).toBe('signedIn');
  });

  it('a second sign-up for the newsletter gets its mail', async () => {
    const { call } = shop.browser();
    const signUp = () =>
      signUpForNewsletter(call, {
        ...{ email: 'maya@example.org', source: 'footer', consentVersion: '3', ageconfirmation: false },
      });
    await signUp();
    setBack();
    await signUp();
    expect(await shop.mailCount('maya@example.org')).toBe(2);
  });
});
