import { getDesk } from '@touchline/contract/client/desk';
import type { Desk } from '@touchline/contract/desk/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type DeskStatus =
  | { kind: 'loading' }
  | { kind: 'ready'; desk: Desk }
  | { kind: 'signedOut' }
  | { kind: 'failed'; reason: FailureReason };

type ListPorts = Pick<Ports, 'call' | 'reporter'>;

/** The pages that an owner can edit. */
export class PageListStore {
  status: DeskStatus = { kind: 'loading' };
  private readonly ports: ListPorts;

  constructor(ports: ListPorts) {
    this.ports = ports;
    makeAutoObservable<PageListStore, 'ports'>(
      this,
      { ports: false, status: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the list, and what pages can be made of. */
  async load(): Promise<void> {
    this.status = { kind: 'loading' };
    try {
      const desk = await getDesk(this.ports.call);
      runInAction(() => {
        this.status = { kind: 'ready', desk };
      });
    } catch (error) {
      const reason = failureOf(error);
      // Who is not signed in has done nothing wrong.
      if (reason !== 'signIn') this.ports.reporter.report('The desk could not be fetched.', error);
      runInAction(() => {
        this.status = reason === 'signIn' ? { kind: 'signedOut' } : { kind: 'failed', reason };
      });
    }
  }
}
