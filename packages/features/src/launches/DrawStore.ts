import { getDraw, getLaunch } from '@touchline/contract/client/launch';
import { commitmentOf, verifyDraw, type DrawCheck } from '@touchline/contract/launch/draw';
import type { Launch, PublishedDraw } from '@touchline/contract/launch/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../platform/failure/index.ts';
import type { Ports } from '../platform/ports/index.ts';

export type DrawStatus =
  { kind: 'loading' } | { kind: 'ready' } | { kind: 'notFound' } | { kind: 'failed'; reason: FailureReason };

export type DrawProof =
  | { kind: 'idle' }
  | { kind: 'checking' }
  /** Drawn again in this browser. */
  | { kind: 'checked'; check: DrawCheck; entries: number }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

/** Where an entry is found by its receipt. */
export type EntrySearch =
  | { kind: 'idle' }
  | { kind: 'searching' }
  | { kind: 'winner'; place: number }
  | { kind: 'listed' }
  | { kind: 'missing' }
  | { kind: 'failed' };

export interface DrawSnapshot {
  launchId: string;
  status: DrawStatus;
  launch?: Launch;
  draw?: PublishedDraw;
}

type Needs = Pick<Ports, 'call'>;

/** A draw as it is published, and its check in the visitor's own browser. */
export class DrawStore {
  status: DrawStatus = { kind: 'loading' };
  /** The id of the address. */
  launchId = '';
  launch: Launch | undefined = undefined;
  /** Without its list of entries, which may be long; the check loads it. */
  draw: PublishedDraw | undefined = undefined;
  proof: DrawProof = { kind: 'idle' };
  search: EntrySearch = { kind: 'idle' };
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<DrawStore, 'ports'>(
      this,
      { ports: false, launch: observableRef, draw: observableRef },
      { autoBind: true },
    );
  }

  /** The state from the server. */
  static fromSnapshot(ports: Needs, snapshot: DrawSnapshot): DrawStore {
    return Object.assign(new DrawStore(ports), snapshot);
  }

  toSnapshot(): DrawSnapshot {
    const { launchId, status, launch, draw } = this;
    return { launchId, status, ...(launch ? { launch } : {}), ...(draw ? { draw } : {}) };
  }

  /** The name of a size. */
  sizeLabel(sku: string): string {
    return this.launch?.sizes?.find((size) => size.sku === sku)?.label ?? sku;
  }

  /** Loads the launch and what is published of its draw. */
  async load(id: string): Promise<void> {
    const { call } = this.ports;
    this.launchId = id;
    try {
      const [launch, draw] = await Promise.all([getLaunch(call, id), getDraw(call, id)]);
      runInAction(() => {
        this.launch = launch;
        this.draw = draw && { ...draw, entries: [] };
        this.proof = { kind: 'idle' };
        this.search = { kind: 'idle' };
        this.status = { kind: launch && draw ? 'ready' : 'notFound' };
      });
    } catch (error) {
      const reason = failureOf(error);
      runInAction(() => (this.status = { kind: 'failed', reason }));
    }
  }

  /** Draws again, from the published list and seed, and compares. */
  async verify(): Promise<void> {
    if (!this.draw || this.proof.kind === 'checking') return;
    this.proof = { kind: 'checking' };
    try {
      const draw = await getDraw(this.ports.call, this.draw.launchId);
      const check = draw && (await verifyDraw(draw));
      runInAction(() => {
        this.proof = check
          ? { kind: 'checked', check, entries: draw.entries.length }
          : { kind: 'failed', reason: 'unavailable' };
      });
    } catch (error) {
      const reason = failureOf(error) === 'offline' ? 'offline' : 'unavailable';
      runInAction(() => (this.proof = { kind: 'failed', reason }));
    }
  }

  /** Looks for an entry by its size and the receipt that only its owner has. */
  async find(sku: string, receipt: string): Promise<void> {
    const { draw } = this;
    if (!draw || this.search.kind === 'searching') return;
    this.search = { kind: 'searching' };
    try {
      const [published, commitment] = await Promise.all([
        getDraw(this.ports.call, draw.launchId),
        commitmentOf(draw.launchId, sku, receipt.trim()),
      ]);
      const isMine = (entry: { commitment: string }) => entry.commitment === commitment;
      const place = published?.winners.filter((winner) => winner.sku === sku).findIndex(isMine) ?? -1;
      const isListed = published?.entries.some(isMine) ?? false;
      runInAction(() => {
        if (place >= 0) this.search = { kind: 'winner', place: place + 1 };
        else this.search = { kind: isListed ? 'listed' : 'missing' };
      });
    } catch (error) {
      failureOf(error);
      runInAction(() => (this.search = { kind: 'failed' }));
    }
  }
}
