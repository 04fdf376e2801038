import { getReturnInvoice } from '@touchline/contract/client/documents';
import { Unauthorised } from '@touchline/contract/errors';
import type { CreditNote } from '@touchline/contract/order/returnSchema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type CreditNoteStatus =
  { kind: 'loading' } | { kind: 'ready' } | { kind: 'notFound' } | { kind: 'failed'; reason: FailureReason };

export interface CreditNoteSnapshot {
  number: string;
  key?: string;
  status: CreditNoteStatus;
  note?: CreditNote;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** A credit note, of the account or of the order of a link. */
export class CreditNoteStore {
  number = '';
  /** The secret of the link, for whoever has no session. */
  key: string | undefined = undefined;
  status: CreditNoteStatus = { kind: 'loading' };
  note: CreditNote | undefined = undefined;
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<CreditNoteStore, 'ports'>(
      this,
      { ports: false, note: observableRef },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: Needs, snapshot: CreditNoteSnapshot): CreditNoteStore {
    return Object.assign(new CreditNoteStore(ports), snapshot);
  }

  toSnapshot(): CreditNoteSnapshot {
    const { number, key, status, note } = this;
    return { number, status, ...(key === undefined ? {} : { key }), ...(note ? { note } : {}) };
  }

  /** Loads a credit note by its number; one of somebody else, or of a market with another `currency`, is not found. */
  async load({ number, key }: { number: string; key?: string | undefined }, currency: string): Promise<void> {
    this.number = number;
    this.key = key;
    this.status = { kind: 'loading' };
    this.note = undefined;
    try {
      const note = await getReturnInvoice(this.ports.call, number, key);
      const isOurs = note?.currency === currency;
      runInAction(() => {
        this.note = isOurs ? note : undefined;
        this.status = { kind: isOurs ? 'ready' : 'notFound' };
      });
    } catch (error) {
      const isUnknown = error instanceof Unauthorised;
      if (!isUnknown) this.ports.reporter.report('A credit note did not load.', error);
      runInAction(() => {
        this.status = isUnknown ? { kind: 'notFound' } : { kind: 'failed', reason: failureOf(error) };
      });
    }
  }
}
