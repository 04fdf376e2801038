import { getLaunches } from '@touchline/contract/client/launch';
import type { LaunchState } from '@touchline/contract/launch/constants';
import type { Launch } from '@touchline/contract/launch/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';

type Status = { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; reason: FailureReason };

export interface LaunchListSnapshot {
  status: Status;
  launches: readonly Launch[];
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

const last = (launch: Launch): string => launch.eventEndDate ?? launch.eventStartDate;

/** The launches of the site: a calendar. */
export class LaunchListStore {
  status: Status = { kind: 'loading' };
  launches: readonly Launch[] = [];
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<LaunchListStore, 'ports'>(
      this,
      { ports: false, launches: observableRef },
      { autoBind: true },
    );
  }

  /** The state from the server. */
  static fromSnapshot(ports: Needs, snapshot: LaunchListSnapshot): LaunchListStore {
    return Object.assign(new LaunchListStore(ports), snapshot);
  }

  toSnapshot(): LaunchListSnapshot {
    return { status: this.status, launches: this.launches };
  }

  get isEmpty(): boolean {
    return this.status.kind === 'ready' && this.launches.length === 0;
  }

  /** The launches in a state: the next to end or to begin first, of past ones the latest. */
  inState(state: LaunchState): readonly Launch[] {
    const launches = this.launches.filter((launch) => launch.state === state);
    return state === 'past'
      ? launches.toSorted((one, other) => (last(one) < last(other) ? 1 : -1))
      : launches;
  }

  /** Loads the launches; after a failure the visitor may try again. */
  async load(): Promise<void> {
    if (this.launches.length === 0) this.status = { kind: 'loading' };
    try {
      const launches = await getLaunches(this.ports.call);
      runInAction(() => {
        this.launches = launches;
        this.status = { kind: 'ready' };
      });
    } catch (error) {
      const reason = failureOf(error);
      runInAction(() => (this.status = { kind: 'failed', reason }));
    }
  }
}
