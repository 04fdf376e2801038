import { forgotPassword, getProfile } from '@touchline/contract/account/endpoints';
import type { Profile } from '@touchline/contract/account/schema';
import { expect, it } from 'vitest';
import { ForgotPasswordStore } from '../../account/forgotPassword/ForgotPasswordStore.ts';
import { testPorts } from '../ports/testPorts.ts';
import { AuthenticationStore } from './AuthenticationStore.ts';

const profile: Profile = {
  ...{ firstName: 'Maya', lastName: 'Okafor', userName: 'maya.okafor@example.com' },
  ...{ emailAddress: 'maya.okafor@example.com', euci: 'e1', acid: 'a1', customerId: 'c1' },
  ...{
    accountType: 'FULL',
    isEmailVerified: true,
    isPhoneVerified: false,
    isPersistent: true,
    isFresh: true,
  },
  expirationTimestamp: 1_795_000_000_000,
};

it('is not started, in progress, then done, and knows the person and the session [A3.08, A3.09, A3.10, A3.12, A4.100, A6.04]', async () => {
  const ports = testPorts();
  ports.server.on(getProfile, { answer: profile });
  const store = new AuthenticationStore(ports);
  expect([store.status, store.basicProfile, store.userSession, store.userState]).toEqual([
    ...['notStarted', undefined, undefined, undefined],
  ]);
  const loading = store.load();
  expect(store.status).toBe('inProgress');
  expect(await loading).toBe('loaded');
  expect(store.status).toBe('done');
  expect(store.userSession).toEqual({
    ...{ userName: 'maya.okafor@example.com', acid: 'a1', isPersistent: true },
    expirationTimestamp: 1_795_000_000_000,
  });
  expect(store.userState).toEqual({
    ...{ status: 'FULL', firstName: 'Maya', lastName: 'Okafor', emailAddress: 'maya.okafor@example.com' },
    ...{ encryptedEmailAddress: 'e1', euci: 'e1', customerId: 'c1', loggedIn: true },
  });
  expect(store.basicProfile).toEqual({
    ...{ firstName: 'Maya', lastName: 'Okafor', userName: 'maya.okafor@example.com' },
  });
});

it('has the fields of the documents together with the recovery of the password [A3.11]', async () => {
  const ports = testPorts();
  ports.server
    .on(
      getProfile,
      { status: 503, error: { errorCode: 'E', message: 'why' } },
      {
        answer: { ...profile, isPhoneVerified: true },
      },
    )
    .on(forgotPassword, { answer: { accepted: true } });
  const store = new AuthenticationStore(ports);
  const recovery = new ForgotPasswordStore(ports);
  const slice = () => {
    const { status, basicProfile, serverError, isPhoneVerified } = store;
    const { resetPasswordMailStatus, isUserBlocked, defaultEmailValue } = recovery;
    return {
      ...{ status, basicProfile, serverError, isPhoneVerified },
      ...{ resetPasswordMailStatus, isUserBlocked, defaultEmailValue },
    };
  };
  expect(slice()).toEqual({
    ...{ status: 'notStarted', basicProfile: undefined, serverError: undefined, isPhoneVerified: false },
    ...{ resetPasswordMailStatus: undefined, isUserBlocked: false, defaultEmailValue: '' },
  });
  recovery.begin({ email: profile.userName, user: 'blocked' });
  await Promise.all([store.load(), recovery.submit()]);
  expect(slice()).toMatchObject({
    ...{ status: 'done', serverError: { status: 503 }, isPhoneVerified: false },
    ...{ resetPasswordMailStatus: 'success', isUserBlocked: true, defaultEmailValue: profile.userName },
  });
  await store.load();
  expect(slice()).toMatchObject({
    ...{ basicProfile: { firstName: 'Maya' }, serverError: undefined, isPhoneVerified: true },
  });
});

it('asks once for requests at the same time', async () => {
  const ports = testPorts();
  ports.server.on(getProfile, { answer: profile });
  const store = new AuthenticationStore(ports);
  expect(await Promise.all([store.load(), store.load()])).toEqual(['loaded', 'loaded']);
  expect(ports.server.callsOf(getProfile)).toHaveLength(1);
});

it.each([
  ['nobody is signed in', 401, 'signedOut'],
  ['there were too many calls', 429, 'unknown'],
  ['the shop is down', 503, 'unknown'],
])(
  'records the error when %s, and tells a session that is over from one that cannot be asked for',
  async (_, status, outcome) => {
    const ports = testPorts();
    ports.server.on(getProfile, { status, error: { errorCode: 'E', message: 'why' } });
    const store = new AuthenticationStore(ports);
    expect(await store.load()).toBe(outcome);
    expect([store.status, store.serverError?.status]).toEqual(['done', status]);
  },
);

it('keeps the profile when a later answer fails', async () => {
  const ports = testPorts();
  ports.server.on(getProfile, { answer: profile }, { status: 503, error: { errorCode: 'E', message: '' } });
  const store = new AuthenticationStore(ports);
  await store.load();
  await store.load();
  expect(store.profile).toEqual(profile);
});

it('is passed from the server to the browser', async () => {
  const ports = testPorts();
  ports.server.on(getProfile, { answer: profile });
  const store = new AuthenticationStore(ports);
  await store.load();
  expect(AuthenticationStore.fromSnapshot(ports, store.toSnapshot()).toSnapshot()).toEqual(
    store.toSnapshot(),
  );
});
