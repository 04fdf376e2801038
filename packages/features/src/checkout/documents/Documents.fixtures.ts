import * as calls from '@touchline/contract/order/documentEndpoints';
import type { OrderDocument } from '@touchline/contract/order/documentSchema';
import type { CreditNote } from '@touchline/contract/order/returnSchema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { CreditNoteStore, type CreditNoteStatus } from './CreditNoteStore.ts';

const href = '/api/document?token=none';

/** What an order has once something of it has come back. */
export const documents: OrderDocument[] = [
  { kind: 'receipt', date: '2026-11-21T09:30:00Z', href },
  { kind: 'invoice', number: 'GB-2026-I000012', date: '2026-11-22T10:00:00Z', href },
  {
    ...{ kind: 'creditNote', number: 'GB-2026-C000003', returnId: 'R-7K4F9Q2M', amount: 130 },
    ...{ date: '2026-11-24T08:00:00Z', href },
  },
];

/** The label of a return that is announced. */
export const label: OrderDocument = {
  ...{ kind: 'returnLabel', returnId: 'R-7K4F9Q2M', date: '2026-11-21T09:30:00Z', href },
};

export const creditNote: CreditNote = {
  ...{ number: 'GB-2026-C000003', invoice: 'GB-2026-I000012', orderId: 'TL-2026-7K4F9Q' },
  ...{ cause: 'return', returnId: 'R-7K4F9Q2M', date: '2026-11-24T08:00:00Z', currency: 'GBP' },
  lines: [{ name: 'Kestrel 3', quantity: 1, amount: 130 }],
  ...{ shipping: 3.95, cost: 2.5, total: 131.45, tax: 21.91, taxRate: 20, href },
};

/** A store as it is in a state. */
export function creditNoteStoreIn(
  status: CreditNoteStatus,
  note?: CreditNote,
  ports: TestPorts = testPorts(),
): CreditNoteStore {
  ports.server.on(calls.getReturnInvoice, { answer: creditNote });
  return CreditNoteStore.fromSnapshot(ports, {
    ...{ number: creditNote.number, status },
    ...(note ? { note } : {}),
  });
}
