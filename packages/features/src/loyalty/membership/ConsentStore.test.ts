import * as calls from '@touchline/contract/account/endpoints';
import { getExternalIdentities } from '@touchline/contract/externalSignIn/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { mayasProfile } from '../../account/account/Account.fixtures.ts';
import type { TestPorts } from '../../platform/ports/testPorts.ts';
import { ConsentStore } from './ConsentStore.ts';
import { membershipPorts, noMember } from './Membership.fixtures.ts';

const password = 'correct horse 42';
const accepted = { answer: { accepted: true as const } };
const refusal = (status: number, errorCode: string, details = {}) => ({
  status,
  error: { errorCode, message: '', details },
});
const notFresh = refusal(403, 'FreshSignInRequired');
const wrongPassword = refusal(422, 'InvalidDataException', {
  serverError: { validationErrors: [{ field: 'currentPassword', errorCode: 'PASSWORD_WRONG' }] },
});

let ports: TestPorts;
let store: ConsentStore;
const bodies = () => ports.server.callsOf(calls.deleteAccount).map(({ body }) => body);
const begin = async (hasPassword: boolean) => {
  ports.server.on(getExternalIdentities, { answer: { identities: [], hasPassword } });
  store = new ConsentStore(ports);
  store.show('delete');
  await expect.poll(() => store.hasPassword).toBe(hasPassword);
};

describe('deleting the account instead of joining', () => {
  beforeEach(() => {
    ports = membershipPorts(noMember);
    ports.server.on(calls.getProfile, { answer: mayasProfile });
  });

  it('needs its password, and says when it is missing or wrong', async () => {
    await begin(true);
    ports.server.on(calls.deleteAccount, wrongPassword, accepted);
    expect([await store.deleteAccount(''), store.passwordProblem]).toEqual([undefined, 'missing']);
    expect([await store.deleteAccount('a guess'), store.passwordProblem]).toEqual([undefined, 'wrong']);
    expect(await store.deleteAccount(password)).toBe('deleted');
    expect(bodies()).toEqual([{ currentPassword: 'a guess' }, { currentPassword: password }]);
  });

  it('asks once where the session is not fresh: the password makes it so', async () => {
    await begin(true);
    ports.server
      .on(calls.deleteAccount, notFresh, accepted)
      .on(calls.login, { answer: { userName: mayasProfile.userName, acid: 'a1' } });
    expect(await store.deleteAccount(password)).toBe('deleted');
    expect(ports.server.callsOf(calls.login)[0]?.body).toMatchObject({
      user: mayasProfile.userName,
      password,
    });
  });

  it('says when it was guessed too often', async () => {
    await begin(true);
    ports.server.on(calls.deleteAccount, refusal(429, 'RateLimited'));
    expect([await store.deleteAccount('a guess'), store.problem]).toEqual([undefined, 'tooMany']);
  });

  it('needs a fresh sign-in alone where the account has no password', async () => {
    await begin(false);
    ports.server.on(calls.deleteAccount, notFresh, accepted);
    expect([await store.deleteAccount(''), store.problem]).toEqual([undefined, 'fresh']);
    expect(await store.deleteAccount('')).toBe('deleted');
    expect(bodies()).toEqual([{}, {}]);
  });
});
