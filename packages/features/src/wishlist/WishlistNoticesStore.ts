import { endWishlistNotices } from '@touchline/contract/client/wishlist';
import { makeAutoObservable, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';

export type WishlistNoticesStatus =
  { kind: 'asking' } | { kind: 'ending' } | { kind: 'ended' } | { kind: 'failed'; reason: FailureReason };

export interface WishlistNoticesSnapshot {
  key: string;
  status: WishlistNoticesStatus;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** The page that ends the mails about a wishlist, by the key that each of them has. */
export class WishlistNoticesStore {
  status: WishlistNoticesStatus = { kind: 'asking' };
  key = '';
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<WishlistNoticesStore, 'ports'>(this, { ports: false }, { autoBind: true });
  }

  static fromSnapshot(ports: Needs, snapshot: WishlistNoticesSnapshot): WishlistNoticesStore {
    return Object.assign(new WishlistNoticesStore(ports), snapshot);
  }

  toSnapshot(): WishlistNoticesSnapshot {
    return { key: this.key, status: this.status };
  }

  /** Takes the key of the address; nothing is ended by opening the page. */
  open(key: string): void {
    this.key = key;
    this.status = { kind: 'asking' };
  }

  /** Ends the mails. Whether the key was one of a mail is not told. */
  async end(): Promise<boolean> {
    if (this.status.kind === 'ending') return false;
    this.status = { kind: 'ending' };
    try {
      await endWishlistNotices(this.ports.call, this.key);
      runInAction(() => (this.status = { kind: 'ended' }));
      return true;
    } catch (error) {
      this.ports.reporter.report('The mails about a wishlist could not be ended.', error);
      runInAction(() => (this.status = { kind: 'failed', reason: failureOf(error) }));
      return false;
    }
  }
}
