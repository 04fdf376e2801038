import * as calls from '@touchline/contract/account/endpoints';
import { getExternalIdentities, removeExternalIdentity } from '@touchline/contract/externalSignIn/endpoints';
import type { AccountData, Profile } from '@touchline/contract/account/schema';
import { getSite } from '@touchline/contract/market/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { AuthenticationStore } from '../../platform/session/index.ts';
import { emptyAccountData, mayasProfile } from './Account.fixtures.ts';
import { AccountStore } from './AccountStore.ts';
import { submitAccountForm } from './submitAccountForm.ts';

const accepted = { answer: { accepted: true as const } };
const refusal = (status: number, errorCode = 'Refused', message = '', details?: object) => ({
  status,
  error: { errorCode, message, ...(details ? { details } : {}) },
});
const notFresh = refusal(403, 'FreshSignInRequired');

const deletionPassword = 'correct horse 42';
const wrongPassword = refusal(422, 'Invalid', '', {
  serverError: { validationErrors: [{ field: 'currentPassword', errorCode: 'PASSWORD_WRONG' }] },
});

let ports: TestPorts;
let store: AccountStore;
beforeEach(async () => {
  ports = testPorts();
  ports.server
    .on(calls.getProfile, { answer: mayasProfile })
    .on(calls.logout, accepted)
    .on(getSite, refusal(404));
  store = new AccountStore(ports, new AuthenticationStore(ports));
  await store.load();
});

const send = (fields: Record<string, string>, save?: (data: AccountData) => void) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return submitAccountForm(store, form, save);
};
const bodiesOf = (endpoint: Parameters<TestPorts['server']['callsOf']>[0]) =>
  ports.server.callsOf(endpoint).map(({ body }) => body);

describe('signing out', () => {
  it.each([
    ['logout', 'device'],
    ['logoutEverywhere', 'everywhere'],
    ['deleteAccount', 'account'],
  ])('tells analytics what was left: %s: %s', async (action, scope) => {
    ports.server.on(calls.logoutEverywhere, accepted).on(calls.deleteAccount, accepted);
    await send({ action, deletionPassword });
    expect(ports.tracked).toEqual([{ event: 'logout', fields: { scope } }]);
  });

  it('tells analytics nothing when it fails', async () => {
    ports.server.on(calls.logout, refusal(500, 'Broken'));
    await send({ action: 'logout' });
    expect(ports.tracked).toEqual([]);
  });
});

describe('the accounts of other services', () => {
  const linked = { identities: [{ id: 'i1', name: 'Sandbox ID' }], hasPassword: true };
  const remove = () => send({ action: 'removeLinked', identity: 'i1' });
  beforeEach(async () => {
    ports.server.on(getExternalIdentities, { answer: linked });
    await store.load();
  });

  it('are removed, once however often it is pressed', async () => {
    ports.server.on(removeExternalIdentity, { answer: { identities: [], hasPassword: true } });
    expect(await Promise.all([remove(), remove()])).toEqual(['done', 'stays']);
    expect(store.linked.identities).toEqual([]);
    expect(ports.server.callsOf(removeExternalIdentity)).toHaveLength(1);
  });

  it('are gone as well when another tab has removed them', async () => {
    ports.server.on(removeExternalIdentity, refusal(404, 'NotFound'));
    expect(await remove()).toBe('done');
    expect(store.linked.identities).toEqual([]);
  });

  it('stay when they are the only way to sign in, until there is a password', async () => {
    ports.server.on(getExternalIdentities, { answer: { ...linked, hasPassword: false } });
    await store.load();
    expect(store.linked.canRemove).toBe(false);
    ports.server
      .on(removeExternalIdentity, refusal(409, 'OnlyWayToSignIn'))
      .on(calls.changePassword, { answer: mayasProfile });
    expect(await remove()).toBe('stays');
    expect(store.errors.get('removeLinked')?.status).toBe(409);
    // There is none before it.
    await send({ action: 'changePassword', password: 'a new good one' });
    expect(bodiesOf(calls.changePassword)).toEqual([{ password: 'a new good one' }]);
    expect(store.linked.canRemove).toBe(true);
  });

  it('are removed after the password was given again, where the session is not fresh', async () => {
    ports.server
      .on(removeExternalIdentity, notFresh, { answer: { identities: [], hasPassword: true } })
      .on(calls.login, { answer: { userName: 'maya', acid: 'a1' } });
    expect(await remove()).toBe('freshSignInNeeded');
    expect(await send({ action: 'confirmOwner', ownPassword: 'secret' })).toBe('done');
    expect(store.linked.identities).toEqual([]);
  });

  it('are not shown where they cannot be loaded; the rest of the account is', async () => {
    ports.server.on(getExternalIdentities, refusal(500, 'Broken'));
    const fresh = new AccountStore(ports, new AuthenticationStore(ports));
    expect(await fresh.load()).toBe('ready');
    expect(fresh.linked.identities).toEqual([]);
  });
});

describe('downloading data, deleting the account and signing out everywhere', () => {
  const actions = [
    ['downloadData', calls.downloadAccountData, { answer: emptyAccountData }, 'done'],
    ['deleteAccount', calls.deleteAccount, accepted, 'signedOut'],
    ['logoutEverywhere', calls.logoutEverywhere, accepted, 'signedOut'],
  ] as const;

  it.each(actions)(
    '%s starts, and succeeds once however often it is pressed [A4.99]',
    async (action, endpoint, answer, end) => {
      ports.server.on(endpoint, answer);
      expect(store.states.get(action)).toBeUndefined();
      const pressed = [send({ action, deletionPassword }), send({ action, deletionPassword })];
      expect(store.states.get(action)).toBe('started');
      expect(await Promise.all(pressed)).toEqual([end, 'stays']);
      expect(store.states.get(action)).toBe('success');
      expect(ports.server.callsOf(endpoint)).toHaveLength(1);
    },
  );

  it.each(actions)(
    '%s fails with an error that has the message and status of the server [A4.99, A8.30]',
    async (action, endpoint) => {
      ports.server.on(endpoint, refusal(500, 'Broken', 'The disk is full.'));
      expect(await send({ action, deletionPassword })).toBe('stays');
      expect(store.states.get(action)).toBe('failed');
      expect(store.errors.get(action)).toEqual({ message: 'The disk is full.', status: 500 });
    },
  );

  it('hands over the data, as it came', async () => {
    ports.server.on(calls.downloadAccountData, { answer: emptyAccountData });
    const saved: AccountData[] = [];
    await send({ action: 'downloadData' }, (data) => saved.push(data));
    expect(saved).toEqual([emptyAccountData]);
  });

  it.each([
    [401, 'SessionEnded'],
    [403, 'NotPermitted'],
  ])('deleting that is answered with %i signs out [A8.29]', async (status, code) => {
    ports.server.on(calls.deleteAccount, refusal(status, code));
    expect(await send({ action: 'deleteAccount', deletionPassword })).toBe('signedOut');
    expect(bodiesOf(calls.logout)).toHaveLength(1);
    expect(store.errors.size).toBe(0);
  });

  it('is asked for twice: deleting waits for the last word', async () => {
    expect(await send({ action: 'askDelete' })).toBe('stays');
    expect([store.isDeleting, ports.server.callsOf(calls.deleteAccount).length]).toEqual([true, 0]);
  });
});

describe('deleting the account', () => {
  const remove = (password: string) => send({ action: 'deleteAccount', deletionPassword: password });

  it('needs its password, and says at the field when it is missing or wrong', async () => {
    ports.server.on(calls.deleteAccount, wrongPassword, accepted);
    await send({ action: 'askDelete' });
    expect(await remove('')).toBe('stays');
    expect(store.fields.problems.get('deletionPassword')).toEqual({ key: 'account.password.missing' });
    expect(await remove('a guess')).toBe('stays');
    expect(store.fields.problems.get('deletionPassword')).toEqual({ key: 'account.password.wrong' });
    expect([store.isDeleting, store.fields.problems.has('currentPassword')]).toEqual([true, false]);
    expect(JSON.stringify(store.toSnapshot())).not.toMatch(/a guess/);
    expect(await remove(deletionPassword)).toBe('signedOut');
    expect(bodiesOf(calls.deleteAccount)).toEqual([
      { currentPassword: 'a guess' },
      { currentPassword: deletionPassword },
    ]);
    expect([store.isDeleting, store.fields.raw('deletionPassword')]).toEqual([false, '']);
  });

  it('asks once where the session is not fresh: the password makes it so', async () => {
    ports.server
      .on(calls.deleteAccount, notFresh, accepted)
      .on(calls.login, { answer: { userName: mayasProfile.userName, acid: 'a1' } });
    expect(await remove(deletionPassword)).toBe('signedOut');
    expect(bodiesOf(calls.login)).toMatchObject([{ password: deletionPassword }]);
    expect(store.pending).toBeUndefined();
  });

  it('closes the question where it failed for another reason, and forgets what was typed', async () => {
    ports.server.on(calls.deleteAccount, { ...refusal(429), headers: { 'retry-after': '600' } });
    await send({ action: 'askDelete' });
    expect(await remove(deletionPassword)).toBe('stays');
    expect(store.errors.get('deleteAccount')).toMatchObject({ status: 429, seconds: 600 });
    expect([store.isDeleting, store.fields.raw('deletionPassword')]).toEqual([false, '']);
  });

  it('asks nothing again of whoever thought better of it', async () => {
    await send({ action: 'askDelete' });
    await remove('');
    store.setDeleting(false);
    store.setDeleting(true);
    expect(store.fields.problems.has('deletionPassword')).toBe(false);
  });
});

describe('signing out', () => {
  it.each([
    [{ action: 'logout', keepBasket: 'on' }, true],
    [{ action: 'logout' }, false],
  ])('%o keeps the bag: %s [A4.07, A7.04, A7.05]', async (fields, keepBasket) => {
    expect(await send(fields as Record<string, string>)).toBe('signedOut');
    expect(bodiesOf(calls.logout)).toEqual([{ keepBasket }]);
  });

  it('that fails records an error, and whoever is signed in stays so [A8.31]', async () => {
    ports.server.on(calls.logout, refusal(503, 'Down', 'Try later.'));
    expect(await send({ action: 'logout' })).toBe('stays');
    expect(store.errors.get('logout')).toEqual({ message: 'Try later.', status: 503 });
    expect(store.profile).toEqual(mayasProfile);
  });
});

describe('what needs a fresh session', () => {
  const renamed: Profile = { ...mayasProfile, isFresh: true };
  const withoutPassword = () => store.linked.take({ identities: [], hasPassword: false });

  it('asks to sign in again, then goes on by itself with what was typed', async () => {
    const email = 'maya@example.org';
    withoutPassword();
    ports.server
      .on(calls.requestEmailChange, notFresh, accepted)
      .on(calls.login, { answer: { userName: mayasProfile.userName, acid: 'a1' } });
    expect(await send({ action: 'requestEmail', email })).toBe('freshSignInNeeded');
    expect(store.pending).toBe('requestEmail');
    expect(await send({ action: 'confirmOwner', ownPassword: 'correct horse 42' })).toBe('done');
    expect(bodiesOf(calls.login)).toEqual([
      { user: mayasProfile.userName, password: 'correct horse 42', persistentLogin: true, isMobile: false },
    ]);
    expect(bodiesOf(calls.requestEmailChange)).toEqual([{ email }, { email }]);
    expect([store.pending, store.states.get('requestEmail')]).toEqual([undefined, 'success']);
  });

  it('says when that password is wrong, and keeps it out of its state', async () => {
    ports.server.on(calls.downloadAccountData, notFresh).on(calls.login, refusal(401, 'InvalidCredentials'));
    await send({ action: 'downloadData' });
    expect(await send({ action: 'confirmOwner', ownPassword: 'wrong horse' })).toBe('stays');
    expect(store.fields.problems.get('ownPassword')).toEqual({ key: 'account.password.wrong' });
    expect(JSON.stringify(store.toSnapshot())).not.toMatch(/horse/);
  });

  it('does not ask for the password again that a new one is set by', async () => {
    const typed = { password: 'a new good one', currentPassword: 'correct horse 42' };
    ports.server
      .on(calls.changePassword, notFresh, notFresh, { answer: renamed })
      .on(calls.login, refusal(401, 'InvalidCredentials'), {
        answer: { userName: mayasProfile.userName, acid: 'a1' },
      });
    expect(await send({ action: 'changePassword', ...typed, currentPassword: 'a guess' })).toBe('stays');
    expect(store.fields.problems.get('currentPassword')).toEqual({ key: 'account.password.wrong' });
    expect(await send({ action: 'changePassword', ...typed })).toBe('done');
    expect(bodiesOf(calls.changePassword).slice(1)).toEqual([typed, typed]);
    expect(store.pending).toBeUndefined();
  });

  it('is left to a dialog where the page has one', async () => {
    const asked: string[] = [];
    withoutPassword();
    store.whenFreshSignInNeeded(() => asked.push('dialog'));
    ports.server.on(calls.deleteAccount, notFresh, accepted);
    expect(await send({ action: 'deleteAccount' })).toBe('freshSignInNeeded');
    expect([asked, store.pending]).toEqual([['dialog'], undefined]);
    expect(await store.repeat()).toBe('signedOut');
  });

  it('is given up with the dialog', async () => {
    withoutPassword();
    ports.server.on(calls.deleteAccount, notFresh);
    await send({ action: 'deleteAccount' });
    store.giveUp();
    expect(await store.repeat()).toBe('done');
    expect(ports.server.callsOf(calls.deleteAccount)).toHaveLength(1);
  });
});

describe('the details', () => {
  it('are those of the profile, and a new name is shown at once', async () => {
    expect([store.fields.raw('firstName'), store.fields.raw('lastName')]).toEqual(['Maya', 'Okafor']);
    ports.server.on(calls.changeProfile, { answer: { ...mayasProfile, firstName: 'Ma' } });
    expect(await send({ action: 'changeName', firstName: 'Ma', lastName: 'Okafor' })).toBe('done');
    expect(store.profile?.firstName).toBe('Ma');
  });

  it('tell the rest of the page when the name has changed, and only then', async () => {
    const onRenamed = vi.fn<() => void>();
    const own = new AccountStore(ports, new AuthenticationStore(ports), { onRenamed });
    await own.load();
    ports.server.on(calls.changeProfile, refusal(503, 'Down'), {
      answer: { ...mayasProfile, firstName: 'Zoe' },
    });
    expect(await own.changeName()).toBe('stays');
    expect(onRenamed).not.toHaveBeenCalled();
    expect(await own.changeName()).toBe('done');
    expect(onRenamed).toHaveBeenCalledOnce();
  });

  it('are checked before they are sent', async () => {
    expect(await send({ action: 'changeName', firstName: ' ', lastName: 'Okafor' })).toBe('stays');
    expect(await send({ action: 'requestEmail', email: 'maya@' })).toBe('stays');
    expect(await send({ action: 'changePassword', password: '' })).toBe('stays');
    expect([...store.fields.problems.keys(), store.passwordProblem]).toEqual([
      'firstName',
      'email',
      'emailPassword',
      'currentPassword',
      'missing',
    ]);
    expect(ports.server.callsOf(calls.changeProfile)).toEqual([]);
  });

  it('show what the back end refuses at their field', async () => {
    const details = (field: string, errorCode: string) => ({
      serverError: { validationErrors: [{ field, errorCode }] },
    });
    ports.server
      .on(calls.changeProfile, refusal(422, 'Invalid', '', details('lastName', 'LASTNAME_NOT_VALID')))
      .on(calls.changePassword, refusal(422, 'Invalid', '', details('password', 'PASSWORD_TOO_COMMON')));
    await send({ action: 'changeName', firstName: 'Maya', lastName: '<b>' });
    await send({ action: 'changePassword', password: 'password1', currentPassword: 'correct horse 42' });
    expect(store.fields.problems.get('lastName')).toEqual({ key: 'account.name.invalid' });
    expect(store.passwordProblem).toBe('common');
  });

  it('set a new password by the current one, and say at its field when it is missing or wrong', async () => {
    ports.server.on(calls.changePassword, wrongPassword, { answer: mayasProfile });
    const change = (currentPassword: string) =>
      send({ action: 'changePassword', password: 'a new good one', currentPassword });
    expect(await change('')).toBe('stays');
    expect(store.fields.problems.get('currentPassword')).toEqual({ key: 'account.password.missing' });
    expect(await change('a guess')).toBe('stays');
    expect(store.fields.problems.get('currentPassword')).toEqual({ key: 'account.password.wrong' });
    expect(JSON.stringify(store.toSnapshot())).not.toMatch(/a guess|good one/);
    expect(await change('correct horse 42')).toBe('done');
    expect(bodiesOf(calls.changePassword)).toEqual([
      { password: 'a new good one', currentPassword: 'a guess' },
      { password: 'a new good one', currentPassword: 'correct horse 42' },
    ]);
    expect(store.fields.raw('currentPassword')).toBe('');
  });

  it('get a new address by the current password, and say at its own field when that is missing or wrong', async () => {
    const email = 'maya@example.org';
    ports.server.on(calls.requestEmailChange, wrongPassword, accepted);
    const change = (password: string) => send({ action: 'requestEmail', email, emailPassword: password });
    expect(await change('')).toBe('stays');
    expect(store.fields.problems.get('emailPassword')).toEqual({ key: 'account.password.missing' });
    expect(await change('a guess')).toBe('stays');
    expect(store.fields.problems.get('emailPassword')).toEqual({ key: 'account.password.wrong' });
    expect(store.fields.problems.has('currentPassword')).toBe(false);
    expect(JSON.stringify(store.toSnapshot())).not.toMatch(/a guess/);
    expect(await change('correct horse 42')).toBe('done');
    expect(bodiesOf(calls.requestEmailChange)).toEqual([
      { email, currentPassword: 'a guess' },
      { email, currentPassword: 'correct horse 42' },
    ]);
    expect([store.isCodeSent, store.fields.raw('emailPassword')]).toEqual([true, '']);
  });

  it('get a new address by the code that was sent to it', async () => {
    const email = 'maya@example.org';
    ports.server
      .on(calls.requestEmailChange, accepted)
      .on(calls.confirmEmailChange, refusal(422, 'InvalidCode'), {
        answer: { ...mayasProfile, emailAddress: email, userName: email },
      });
    expect(await send({ action: 'requestEmail', email, emailPassword: 'correct horse 42' })).toBe('done');
    expect(store.isCodeSent).toBe(true);
    expect(await send({ action: 'confirmEmail', code: '1' })).toBe('stays');
    expect(store.fields.problems.get('code')).toEqual({ key: 'account.code.wrong' });
    expect(await send({ action: 'confirmEmail', code: '123456' })).toBe('done');
    expect([store.profile?.emailAddress, store.isCodeSent]).toEqual([email, false]);
  });

  it('can be another address after the code was sent, and keep the code’s field where a wrong one was posted', async () => {
    ports.server
      .on(calls.requestEmailChange, accepted)
      .on(calls.confirmEmailChange, refusal(422, 'InvalidCode'));
    const emailPassword = 'correct horse 42';
    expect(await send({ action: 'requestEmail', email: 'maya@exampel.org', emailPassword })).toBe('done');
    expect(await send({ action: 'otherEmail', email: 'maya@exampel.org' })).toBe('done');
    expect([store.isCodeSent, store.fields.raw('email')]).toEqual([false, 'maya@exampel.org']);
    // The server knows of a form without JavaScript only what it sends.
    expect(await send({ action: 'confirmEmail', email: 'maya@example.org', code: '000000' })).toBe('stays');
    expect([store.isCodeSent, store.fields.value('email')]).toEqual([true, 'maya@example.org']);
    expect(store.fields.problems.get('code')).toEqual({ key: 'account.code.wrong' });
  });

  it('include that a light account has no password yet', async () => {
    ports.server
      .on(calls.getProfile, { answer: { ...mayasProfile, accountType: 'LIGHT' } })
      .on(calls.changePassword, { answer: mayasProfile });
    const other = new AccountStore(ports, new AuthenticationStore(ports));
    await other.load();
    expect(other.isLight).toBe(true);
    await other.changePassword('a first good one');
    expect(other.isLight).toBe(false);
  });
});

it('ignores a form that the page does not have', async () => {
  expect(await send({ action: 'becomeAdmin' })).toBeUndefined();
});

it('is passed from the server to the browser', async () => {
  ports.server.on(calls.logoutEverywhere, refusal(503));
  await send({ action: 'logoutEverywhere' });
  const state = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
  const authentication = new AuthenticationStore(ports);
  expect(AccountStore.fromSnapshot(ports, authentication, state).toSnapshot()).toEqual(store.toSnapshot());
});
