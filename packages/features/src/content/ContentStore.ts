import { makeAutoObservable, runInAction } from 'mobx';
import { getPage } from '@touchline/contract/client/site';
import { Offline } from '@touchline/contract/errors';
import type { ContentPage } from '@touchline/contract/content/schema';
import type { Ports } from '../ports/ports.ts';

export type ContentStatus =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; page: ContentPage }
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface ContentSnapshot {
  key: string;
  status: ContentStatus;
}

type ContentPorts = Pick<Ports, 'call' | 'reporter'>;

/** One content page: the home page, or a page of help. */
export class ContentStore {
  status: ContentStatus = { kind: 'idle' };
  key = '';
  private readonly brand: string;
  private readonly ports: ContentPorts;

  constructor(ports: ContentPorts, brand: string) {
    this.ports = ports;
    this.brand = brand;
    makeAutoObservable<ContentStore, 'ports' | 'brand'>(
      this,
      { ports: false, brand: false },
      { autoBind: true },
    );
  }

  static fromSnapshot(ports: ContentPorts, brand: string, snapshot: ContentSnapshot): ContentStore {
    const store = new ContentStore(ports, brand);
    store.key = snapshot.key;
    store.status = snapshot.status;
    return store;
  }

  toSnapshot(): ContentSnapshot {
    return { key: this.key, status: this.status };
  }

  /** Fetches a page; one that is there already stays until the other has come. */
  async load(key: string): Promise<void> {
    if (this.key === key && this.status.kind === 'ready') return;
    this.key = key;
    this.status = { kind: 'loading' };
    try {
      const page = await getPage(this.ports.call, key, this.brand);
      runInAction(() => {
        if (this.key === key) this.status = page ? { kind: 'ready', page } : { kind: 'notFound' };
      });
    } catch (error) {
      this.ports.reporter.report('A content page could not be fetched.', error);
      runInAction(() => {
        const reason = error instanceof Offline ? 'offline' : 'unavailable';
        if (this.key === key) this.status = { kind: 'failed', reason };
      });
    }
  }

  /** Tries again after a failure. */
  async retry(): Promise<void> {
    await this.load(this.key);
  }
}
