import {
  confirmPrivacyRequest,
  getPrivacyCase,
  openPrivacyArchive,
} from '@touchline/contract/privacyRequest/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { caseIn, received } from './PrivacyRequest.fixtures.ts';
import { PrivacyCaseStore } from './PrivacyCaseStore.ts';

it('opening a link only reads; a press confirms', async () => {
  const ports = testPorts();
  ports.server
    .on(getPrivacyCase, { answer: received })
    .on(confirmPrivacyRequest, { answer: { ...received, state: 'confirmed' } });
  const store = new PrivacyCaseStore(ports);
  await store.open('f00d');
  expect(store.status).toMatchObject({ kind: 'open', privacyCase: { state: 'received' } });
  expect(ports.server.calls.map(({ id }) => id)).toEqual(['getPrivacyCase']);
  expect(await store.confirm()).toBe(true);
  expect(store.status).toMatchObject({ privacyCase: { state: 'confirmed' } });
});

it('a link without a key, a wrong one, and one that cannot be looked at are told apart', async () => {
  const ports = testPorts();
  const store = new PrivacyCaseStore(ports);
  await store.open('');
  expect(store.status).toEqual({ kind: 'linkOver' });
  ports.server.on(getPrivacyCase, { status: 404, error: { errorCode: 'NotFound', message: '' } });
  await store.open('f00d');
  expect(store.status).toEqual({ kind: 'linkOver' });
  ports.server.on(getPrivacyCase, 'offline');
  await store.open('f00d');
  expect(store.status).toEqual({ kind: 'failed', reason: 'offline' });
});

it('a press that does not get through is told, and nothing changes', async () => {
  const ports = testPorts();
  ports.server.on(confirmPrivacyRequest, 'offline');
  const store = caseIn({}, {}, ports);
  expect(await store.confirm()).toBe(false);
  expect([store.problem, store.running]).toEqual(['offline', undefined]);
  expect(store.status).toMatchObject({ privacyCase: { state: 'received' } });
});

it('the link of an archive is used once, and can be downloaded again while its ticket lasts', async () => {
  const ports = testPorts();
  ports.server.on(openPrivacyArchive, { answer: { ticket: 'abc' } });
  const store = caseIn({ state: 'done', archive: 'ready' }, {}, ports);
  expect(await store.download()).toBe(true);
  expect(await store.download()).toBe(true);
  const address = '/api/privacy-requests/archive?ticket=abc';
  expect(ports.visited).toEqual([address, address]);
  expect(ports.server.calls).toHaveLength(1);
});
