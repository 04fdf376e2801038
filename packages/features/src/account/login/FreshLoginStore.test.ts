import { getProfile, login, logout } from '@touchline/contract/account/endpoints';
import type { Profile } from '@touchline/contract/account/schema';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { FreshLoginStore } from './FreshLoginStore.ts';
import { mayasEmail, mayaSignedIn, refusal } from './Login.fixtures.ts';

const profile: Profile = {
  ...{ firstName: 'Maya', lastName: 'Okafor', userName: mayasEmail, emailAddress: mayasEmail },
  ...{
    euci: 'euci',
    acid: 'acid',
    customerId: 'c1',
    accountType: 'FULL',
    isEmailVerified: true,
    isPhoneVerified: false,
  },
  ...{ isPersistent: true, isFresh: false, expirationTimestamp: 0 },
};

it('asks whoever is signed in for the password again, with their own address [A6.08]', async () => {
  const ports = testPorts();
  ports.server.on(getProfile, { answer: profile }).on(login, { answer: mayaSignedIn });
  const store = new FreshLoginStore(ports);
  await store.begin();
  expect([store.login.email, store.login.isEmailFixed]).toEqual([mayasEmail, true]);
  expect(await store.login.submit()).toBe(false);
  expect(ports.server.callsOf(login)).toEqual([]);
  store.login.type('password', 'tram-lemon-hat');
  expect(await store.login.submit()).toBe(true);
  expect(ports.server.callsOf(login)[0]?.body).toMatchObject({ user: mayasEmail });
});

it('asks for the address where the session is over and nobody has said it', async () => {
  const ports = testPorts();
  ports.server.on(getProfile, refusal(401, 'Unauthorised'));
  const store = new FreshLoginStore(ports);
  await store.begin();
  expect(store.login.isEmailFixed).toBe(false);
  await store.begin(mayasEmail);
  expect([store.login.email, store.login.isEmailFixed]).toEqual([mayasEmail, true]);
});

it('lets the shopper sign out instead, keeping the basket, and says when that fails', async () => {
  const ports = testPorts();
  ports.server.on(logout, refusal(503, 'Unavailable'), { answer: { accepted: true } });
  const store = new FreshLoginStore(ports);
  expect(await store.endSession()).toBe(false);
  expect(store.signOut).toBe('failed');
  expect(await store.endSession()).toBe(true);
  expect(ports.server.callsOf(logout)[1]?.body).toEqual({ keepBasket: true });
});
