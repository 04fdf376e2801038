import type { StoreDefinition } from '../../platform/module/index.ts';
import { CreditNoteStore, type CreditNoteSnapshot } from './CreditNoteStore.ts';

/** A credit note on its page. */
export const creditNoteStore: StoreDefinition<CreditNoteStore, CreditNoteSnapshot> = {
  key: 'creditNote',
  onIdentity: 'drop',
  create: ({ ports }) => new CreditNoteStore(ports),
  toSnapshot: (store) => store.toSnapshot(),
  fromSnapshot: (snapshot, { ports }) => CreditNoteStore.fromSnapshot(ports, snapshot),
};
