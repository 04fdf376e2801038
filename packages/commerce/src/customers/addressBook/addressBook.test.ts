import type { BookAddress } from '@touchline/contract/addressBook/schema';
import { deleteAccount, loginByCode, requestLoginCode } from '@touchline/contract/client/account';
import {
  addAddress,
  getAddresses,
  makeDefaultAddress,
  removeAddress,
} from '@touchline/contract/client/addressBook';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  goodPassword,
  openAccounts,
  registered,
  type TestAccounts,
  type TestBrowser,
} from '../account/testing/openAccounts.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { describeOnDatabases } from '../../node/testing/describeOnDatabases.ts';
import { addressBookRoutes } from './addressBookRoutes.ts';

const address = (line1: string, changes: Partial<BookAddress> = {}): BookAddress => ({
  ...{ firstName: 'Maya', lastName: 'Okafor', phoneNumber: '+447700900142', country: 'GB' },
  ...{ postalCode: 'M4 3AQ', city: 'Manchester', region: '' },
  line1,
  ...changes,
});

describeOnDatabases('The address book', (open) => {
  let database: OpenDatabase;
  let shop: TestAccounts;
  let maya: TestBrowser;
  beforeEach(async () => {
    database = await open();
    shop = await openAccounts(database);
    addressBookRoutes(shop.router, shop.shop);
    maya = shop.browser();
    await registered(maya, 'maya@example.org');
  });
  afterEach(() => database.close());

  /** Streets in order, the default marked. */
  const streets = async (browser = maya) =>
    (await getAddresses(browser.call))?.map(
      ({ address: { line1 }, isDefault }) => line1 + (isDefault ? ' *' : ''),
    );
  const idOf = async (line1: string) =>
    (await getAddresses(maya.call))?.find((each) => each.address.line1 === line1)?.id ?? '';

  it('keeps addresses, the default first, then those used last; the first is the default', async () => {
    expect(await streets()).toEqual([]);
    await addAddress(maya.call, { address: address(' 1 Tib Street ') });
    shop.clock.advance(1_000);
    await addAddress(maya.call, { address: address('2 Dale Street') });
    shop.clock.advance(1_000);
    const added = await addAddress(maya.call, { address: address('3 Oak Street'), isDefault: true });
    expect(added).toMatchObject({ kind: 'done' });
    expect(await streets()).toEqual(['3 Oak Street *', '2 Dale Street', '1 Tib Street']);
  });

  it('keeps the same address once, however often and in whatever order it comes', async () => {
    await Promise.all(
      Array.from({ length: 5 }, () => addAddress(maya.call, { address: address('1 Tib Street') })),
    );
    shop.clock.advance(1_000);
    await addAddress(maya.call, { address: address('2 Dale Street') });
    shop.clock.advance(1_000);
    await addAddress(maya.call, { address: address('1 Tib Street ', { line2: ' ' }) });
    expect(await streets()).toEqual(['1 Tib Street *', '2 Dale Street']);
  });

  it('always has a default while there is an address', async () => {
    await addAddress(maya.call, { address: address('1 Tib Street') });
    await addAddress(maya.call, { address: address('2 Dale Street') });
    await makeDefaultAddress(maya.call, await idOf('2 Dale Street'));
    expect(await streets()).toEqual(['2 Dale Street *', '1 Tib Street']);
    await removeAddress(maya.call, await idOf('2 Dale Street'));
    expect(await streets()).toEqual(['1 Tib Street *']);
    await removeAddress(maya.call, await idOf('1 Tib Street'));
    expect(await streets()).toEqual([]);
  });

  it('is nobody else’s: another account reads, changes and removes nothing of it', async () => {
    await addAddress(maya.call, { address: address('1 Tib Street') });
    const id = await idOf('1 Tib Street');
    const noah = shop.browser();
    expect(await getAddresses(noah.call)).toBeUndefined();
    expect(await addAddress(noah.call, { address: address('9 Elm Street') })).toEqual({ kind: 'signedOut' });
    await registered(noah, 'noah@example.org');
    expect(await streets(noah)).toEqual([]);
    expect(await removeAddress(noah.call, id)).toEqual({ kind: 'gone' });
    expect(await makeDefaultAddress(noah.call, id)).toEqual({ kind: 'gone' });
    expect(await streets()).toEqual(['1 Tib Street *']);
  });

  it('begins empty for the owner of an email address with which somebody else had registered', async () => {
    await addAddress(maya.call, { address: address('9 Elm Street') });
    const owner = shop.browser();
    await requestLoginCode(owner.call, 'maya@example.org');
    const { secret: code } = await shop.mailTo('maya@example.org', 'email-code');
    const entrance = { email: 'maya@example.org', code, persistentLogin: false, isMobile: false };
    expect((await loginByCode(owner.call, entrance)).kind).toBe('signedIn');
    expect(await streets(owner)).toEqual([]);
    expect(await getAddresses(maya.call)).toBeUndefined();
  });

  it('refuses what the market’s form refuses, by field, and an address of another country', async () => {
    expect(await addAddress(maya.call, { address: address('', { firstName: '<b>' }) })).toEqual({
      kind: 'invalidAddress',
      fields: expect.arrayContaining([
        { field: 'line1', errorCode: 'required' },
        { field: 'firstName', errorCode: 'invalid' },
      ]) as unknown,
    });
    expect(
      await addAddress(maya.call, { address: address('1 Rue Rodier', { country: 'FR' }) }),
    ).toMatchObject({
      kind: 'invalidAddress',
    });
    expect(await streets()).toEqual([]);
  });

  it('takes fifty, and then says that it is full', async () => {
    const own = await shop.rows<{ id: string }>('select id from accounts');
    await database.db
      .insertInto('account_addresses')
      .values(
        Array.from({ length: 50 }, (_, at) => ({
          ...{ id: `a-${at}`, account_id: own[0]?.id ?? '', country: 'GB', is_default: at === 0 },
          ...{ data: JSON.stringify(address(`${at} Tib Street`)) as never, used_at: shop.clock.now() },
        })),
      )
      .execute();
    expect(await addAddress(maya.call, { address: address('51 Tib Street') })).toEqual({ kind: 'full' });
    expect(await addAddress(maya.call, { address: address('7 Tib Street') })).toMatchObject({ kind: 'done' });
  });

  it('goes with the account', async () => {
    await addAddress(maya.call, { address: address('1 Tib Street') });
    await deleteAccount(maya.call, { currentPassword: goodPassword });
    expect(await shop.rows('select * from account_addresses')).toEqual([]);
  });
});
