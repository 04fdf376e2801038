import { getLinkedReturnInvoice, getReturnInvoice } from '@touchline/contract/order/documentEndpoints';
import { beforeEach, expect, it } from 'vitest';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { CreditNoteStore } from './CreditNoteStore.ts';
import { creditNote } from './Documents.fixtures.ts';

let ports: TestPorts;
let store: CreditNoteStore;
beforeEach(() => {
  ports = testPorts();
  store = new CreditNoteStore(ports);
});
const number = creditNote.number;

it('is loaded by its number, and handed from the server to the browser', async () => {
  ports.server.on(getReturnInvoice, { answer: creditNote });
  await store.load({ number }, 'GBP');
  expect(store.status).toEqual({ kind: 'ready' });
  expect(ports.server.callsOf(getReturnInvoice)[0]?.url.pathname).toContain(`/invoice/return/${number}`);
  const sent = JSON.parse(JSON.stringify(store.toSnapshot())) as ReturnType<typeof store.toSnapshot>;
  expect(CreditNoteStore.fromSnapshot(ports, sent).toSnapshot()).toEqual(store.toSnapshot());
});

it('is loaded with the key of a link', async () => {
  ports.server.on(getLinkedReturnInvoice, { answer: creditNote });
  await store.load({ number, key: 'c0ffee' }, 'GBP');
  expect(store.note).toEqual(creditNote);
  expect(store.key).toBe('c0ffee');
});

it.each([
  ['nobody has it', { status: 404, error: { errorCode: 'NotFound', message: '' } }, { kind: 'notFound' }],
  ['there is no network', 'offline' as const, { kind: 'failed', reason: 'offline' }],
  [
    'the fault is ours',
    { status: 503, error: { errorCode: 'Unavailable', message: '' } },
    { kind: 'failed', reason: 'unavailable' },
  ],
  ['it is of another country', { answer: { ...creditNote, currency: 'EUR' } }, { kind: 'notFound' }],
])('says so where %s', async (_why, answer, status) => {
  ports.server.on(getReturnInvoice, answer);
  await store.load({ number }, 'GBP');
  expect(store.status).toEqual(status);
  expect(store.note).toBeUndefined();
});
