import { getVisitor } from '@touchline/contract/visitor/endpoints';
import { accountStore } from '@touchline/features/account/account';
import { authenticationStore, finishSignOut } from '@touchline/features/platform/session';
import { expect, it } from 'vitest';
import { mayasProfile } from '../../../features/src/account/account/Account.fixtures.ts';
import { testStores } from './testing/testStores.ts';

it('signing out resets what was known of the account and of the person [A4.13]', async () => {
  const stores = await testStores();
  const maya = { identity: { kind: 'customer' as const, key: 'a', name: 'Maya' }, bagCount: 2 };
  const nobody = { identity: { kind: 'visitor' as const, key: '' }, bagCount: 0 };
  stores.server.on(getVisitor, { answer: maya }, { answer: nobody });
  await stores.session.refresh();
  stores.of(authenticationStore).take(mayasProfile);
  stores.of(accountStore).fields.type('email', 'new@example.org');
  expect(stores.of(accountStore).profile).toEqual(mayasProfile);
  await finishSignOut(stores);
  expect(stores.session.identity).toEqual(nobody.identity);
  const { status, userState, userSession } = stores.of(authenticationStore);
  expect([status, userState, userSession]).toEqual(['notStarted', undefined, undefined]);
  expect([stores.of(accountStore).profile, stores.of(accountStore).fields.raw('email')]).toEqual([
    undefined,
    '',
  ]);
  expect(JSON.stringify(stores.toSnapshot('visitor'))).not.toMatch(/Maya|example\.org/);
});
