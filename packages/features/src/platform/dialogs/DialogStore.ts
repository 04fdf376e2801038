import { ModalQueue } from '@touchline/design-system/ModalQueue';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ComponentType } from 'react';
import type { Ports } from '../ports/index.ts';
import type { DialogDefinition, DialogViewProps } from './DialogDefinition.ts';
import type { DialogHostProps } from './DialogHost.tsx';
import { dialogRanks } from './dialogRanks.ts';

/** How a request ended: closed by the shopper or its module, dropped by the rule of its rank, or not loaded. */
export type DialogEnd = 'closed' | 'dropped' | 'failed';

interface RequestedDialog {
  definition: DialogDefinition;
  onEnd: (end: DialogEnd) => void;
  withdraw: () => void;
}

/** Which dialogs of the modules are open, one at a time by the shop's table of ranks, and their views. */
export class DialogStore {
  readonly queue = new ModalQueue();
  /** Key of the dialog whose turn it is. */
  current: string | undefined = undefined;
  /** Loaded views. One that was closed stays, so that its closing animation can run. */
  views: ReadonlyMap<string, ComponentType<DialogViewProps>> = new Map();
  /** Renders the views; loaded with the first of them. */
  Host: ComponentType<DialogHostProps> | undefined = undefined;
  /** Keys of the open dialogs that a press has opened. */
  private direct: readonly string[] = [];
  private readonly requested = new Map<string, RequestedDialog>();
  private readonly loading = new Set<string>();
  private readonly reporter: Ports['reporter'];
  private readonly isCrawler: () => boolean;

  /** For a crawler no dialog opens by itself. */
  constructor({ reporter }: Pick<Ports, 'reporter'>, isCrawler: () => boolean = () => false) {
    this.reporter = reporter;
    this.isCrawler = isCrawler;
    makeAutoObservable<DialogStore, 'requested' | 'loading' | 'reporter' | 'isCrawler'>(
      this,
      {
        ...{ queue: false, requested: false, loading: false, reporter: false, isCrawler: false },
        ...{ views: observableRef, Host: observableRef },
      },
      { autoBind: true },
    );
    this.queue.subscribe(this.follow);
  }

  /**
   * Requests that a dialog opens. `onEnd` is called once, when it was closed, dropped or could not be loaded. A second
   * request for the same dialog changes nothing.
   */
  request(definition: DialogDefinition, onEnd: (end: DialogEnd) => void = () => undefined): void {
    const { key, rank } = definition;
    if (this.requested.has(key)) return;
    if (rank === 'directAction') {
      const withdraw = () => this.withoutDirect(key);
      this.requested.set(key, { definition, onEnd, withdraw });
      this.direct = [...this.direct, key];
      void this.load(definition);
      return;
    }
    if (this.isCrawler()) return onEnd('dropped');
    const withdraw = this.queue.ask(key, dialogRanks[rank].number);
    this.requested.set(key, { definition, onEnd, withdraw });
    // Once it is known: it may be dropped at once.
    this.follow();
  }

  /** Closes a dialog, or takes back the request for it. */
  close(key: string): void {
    this.end(key, 'closed');
  }

  /** Closes every dialog of the modules, and takes back what they requested. */
  closeAll(): void {
    for (const key of [...this.requested.keys()]) this.end(key, 'closed');
  }

  isOpen(key: string): boolean {
    return this.current === key || this.direct.includes(key);
  }

  private follow(): void {
    this.current = this.queue.current();
    for (const { definition } of [...this.requested.values()]) {
      const { key, rank } = definition;
      if (rank === 'directAction') continue;
      if (this.current === key) void this.load(definition);
      else if (dialogRanks[rank].losingTurn === 'dropped') this.end(key, 'dropped');
    }
  }

  private withoutDirect(key: string): void {
    this.direct = this.direct.filter((each) => each !== key);
  }

  private end(key: string, end: DialogEnd): void {
    const request = this.requested.get(key);
    if (!request) return;
    this.requested.delete(key);
    request.withdraw();
    request.onEnd(end);
  }

  private async load({ key, load }: DialogDefinition): Promise<void> {
    if (this.views.has(key) || this.loading.has(key)) return;
    this.loading.add(key);
    try {
      const [{ View }, { DialogHost }] = await Promise.all([load(), import('./DialogHost.tsx')]);
      runInAction(() => {
        this.views = new Map([...this.views, [key, View]]);
        this.Host = DialogHost;
      });
    } catch (error) {
      this.reporter.report(`The dialog "${key}" could not be loaded`, error);
      // The next in the queue must not wait for it.
      this.end(key, 'failed');
    } finally {
      this.loading.delete(key);
    }
  }
}
