import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { getPage, getPagePreview } from '@touchline/contract/client/site';
import { Offline } from '@touchline/contract/errors';
import type { Ports } from '../../platform/ports/index.ts';
import { shownPage, type ShownPage } from './ShownPage.ts';

export type ContentStatus =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'ready'; page: ShownPage }
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: 'offline' | 'unavailable' };

export interface ContentSnapshot {
  key: string;
  status: ContentStatus;
}

type ContentPorts = Pick<Ports, 'call' | 'reporter'>;

/** One content page: the home page, or a help page. */
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
      { ports: false, brand: false, status: observableRef },
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
    const { key, status } = this;
    return {
      key,
      status: status.kind === 'ready' ? { kind: 'ready', page: shownPage(status.page) } : status,
    };
  }

  /**
   * Loads a page; the current one stays until the new one has arrived. `preview` is the token by which the desk shows a
   * draft.
   */
  async load(key: string, preview?: string): Promise<void> {
    if (this.key === key && this.status.kind === 'ready') return;
    this.key = key;
    this.status = { kind: 'loading' };
    try {
      const { call } = this.ports;
      const page =
        preview === undefined
          ? await getPage(call, key, this.brand)
          : await getPagePreview(call, key, { brand: this.brand, preview });
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
