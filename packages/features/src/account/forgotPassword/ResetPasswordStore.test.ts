import { resetPassword } from '@touchline/contract/account/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { ResetPasswordStore } from './ResetPasswordStore.ts';

const maya = 'maya.okafor@example.com';
const reset = { answer: { userName: maya } };
const refusal = (status: number, details?: object, headers?: Record<string, string>) => ({
  ...{ status, error: { errorCode: 'Refused', message: '', ...(details ? { details } : {}) } },
  ...(headers ? { headers } : {}),
});
const refused = (errorCode: string) =>
  refusal(422, { serverError: { validationErrors: [{ field: 'password', errorCode }] } });

let ports: TestPorts;
let store: ResetPasswordStore;
beforeEach(async () => {
  ports = testPorts();
  ports.server.on(getSite, refusal(404));
  store = new ResetPasswordStore(ports);
  await store.open('f00');
});

it('sets the password once however often the button is pressed, and then leads to where the shopper wanted to go [A7.70]', async () => {
  ports.storage.set('resetPasswordRedirect', '/cart');
  ports.server.on(resetPassword, reset);
  await Promise.all([store.submit('correct horse 42'), store.submit('correct horse 42')]);
  expect(store.status).toEqual({ kind: 'done', email: maya, target: '/cart' });
  expect(ports.server.callsOf(resetPassword).map(({ body }) => body)).toEqual([
    { key: 'f00', password: 'correct horse 42' },
  ]);
  // It counts once.
  expect(ports.storage.get('resetPasswordRedirect')).toBeUndefined();
});

it('leads to the home page without one', async () => {
  ports.server.on(resetPassword, reset);
  await store.submit('correct horse 42');
  expect(store.status).toEqual({ kind: 'done', email: maya, target: '/' });
});

describe('a password that is not accepted', () => {
  it.each([
    ['PASSWORD_NOT_VALID', 'invalid'],
    ['PASSWORD_TOO_COMMON', 'common'],
  ])('because of %s is an error of the field, and the link is still good', async (code, problem) => {
    ports.server.on(resetPassword, refused(code), reset);
    await store.submit('password1');
    expect([store.status.kind, store.problem]).toEqual(['idle', problem]);
    store.clearProblem();
    await store.submit('correct horse 42');
    expect([store.status.kind, store.problem]).toEqual(['done', undefined]);
  });

  it('is not sent when it is empty', async () => {
    await store.submit('');
    expect(store.problem).toBe('missing');
    expect(ports.server.callsOf(resetPassword)).toEqual([]);
  });

  it('is in no state that is passed on', async () => {
    ports.server.on(resetPassword, refusal(503));
    await store.submit('correct horse 42');
    expect(JSON.stringify(store.toSnapshot())).not.toContain('horse');
  });
});

it.each([
  ['that was used or is over', refusal(404), { kind: 'linkOver' }],
  ['tried too often', refusal(429, undefined, { 'retry-after': '60' }), { kind: 'tooMany', seconds: 60 }],
  ['without a network', 'offline' as const, { kind: 'failed', reason: 'offline' }],
  ['by our fault', refusal(503), { kind: 'failed', reason: 'unavailable' }],
])('a link %s sets nothing, and the page says why', async (_why, answer, status) => {
  ports.server.on(resetPassword, answer);
  await store.submit('correct horse 42');
  expect(store.status).toEqual(status);
});

it('an address without a key is a link that is over', async () => {
  await store.open('');
  expect(store.status).toEqual({ kind: 'linkOver' });
});
