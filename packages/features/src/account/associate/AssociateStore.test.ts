import { endAssociateSession, signInAssociate } from '@touchline/contract/associate/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { noor } from './Associate.fixtures.ts';
import { AssociateStore } from './AssociateStore.ts';
import { readAssociateForm } from './readAssociateForm.ts';

const typed = { deviceCode: 'C0DE-7K4F', employeeId: 'E7' };

function setUp() {
  const ports = testPorts();
  return { ports, store: new AssociateStore(ports), server: ports.server };
}

it('signs in, and forgets the code of the device at once', async () => {
  const { ports, store, server } = setUp();
  server.on(signInAssociate, { answer: noor });
  expect(await store.signIn(typed)).toBe(true);
  expect(server.callsOf(signInAssociate).map(({ body }) => body)).toEqual([typed]);
  expect([store.status.kind, store.values]).toEqual(['signedIn', { deviceCode: '', employeeId: 'E7' }]);
  const { values } = AssociateStore.fromSnapshot(ports, store.toSnapshot());
  expect(values).toEqual({ deviceCode: '', employeeId: 'E7' });
});

it('names the fields that are empty, and asks nobody', async () => {
  const { store, server } = setUp();
  expect(await store.signIn({ deviceCode: ' ', employeeId: '' })).toBe(false);
  expect(store.missing).toEqual(['deviceCode', 'employeeId']);
  expect(server.callsOf(signInAssociate)).toHaveLength(0);
});

it.each([
  ['wrong', { status: 401, error: { errorCode: 'InvalidCredentials', message: '' } }],
  ['tooMany', { status: 429, error: { errorCode: 'RateLimited', message: '' } }],
  ['failed', 'offline'],
] as const)('says when it was %s, and clears that as soon as something is typed', async (kind, answer) => {
  const { store, server } = setUp();
  server.on(signInAssociate, answer);
  expect(await store.signIn(typed)).toBe(false);
  expect(store.status.kind).toBe(kind);
  expect(store.missing).toEqual([]);
  store.type('deviceCode', 'C');
  expect(store.status.kind).toBe('idle');
});

it('says when the session could not be ended', async () => {
  const { store, server } = setUp();
  server.on(endAssociateSession, 'offline', { answer: { success: true } });
  expect([await store.end(), store.hasEndFailed]).toEqual([false, true]);
  expect([await store.end(), store.hasEndFailed]).toEqual([true, false]);
});

it('reads the posted form, and no more of a field than is looked at', () => {
  const form = new FormData();
  form.set('deviceCode', `  ${'x'.repeat(500)}`);
  expect(readAssociateForm(form)).toEqual({
    action: 'signIn',
    values: { deviceCode: 'x'.repeat(40), employeeId: '' },
  });
  form.set('action', 'end');
  expect(readAssociateForm(form)).toEqual({ action: 'end' });
});
