import { listArticles } from '@touchline/contract/client/site';
import { contentPages, firstContentPage } from '@touchline/contract/content/constants';
import type { ArticleList } from '@touchline/contract/content/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';

export type ArticleListStatus =
  | { kind: 'loading' }
  | { kind: 'ready'; list: ArticleList }
  /** The shop has no articles, or fewer pages of them. */
  | { kind: 'notFound' }
  | { kind: 'failed'; reason: FailureReason };

export interface ArticleListSnapshot {
  page: number;
  status: ArticleListStatus;
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** A page of the list of articles. */
export class ArticleListStore {
  page: number = firstContentPage;
  status: ArticleListStatus = { kind: 'loading' };
  private readonly brand: string;
  private readonly ports: Needs;

  constructor(ports: Needs, brand: string) {
    this.ports = ports;
    this.brand = brand;
    makeAutoObservable<ArticleListStore, 'ports' | 'brand'>(
      this,
      { ports: false, brand: false, status: observableRef },
      { autoBind: true },
    );
  }

  /** The state from the server. */
  static fromSnapshot(ports: Needs, brand: string, snapshot: ArticleListSnapshot): ArticleListStore {
    return Object.assign(new ArticleListStore(ports, brand), snapshot);
  }

  toSnapshot(): ArticleListSnapshot {
    return { page: this.page, status: this.status };
  }

  /** Number of pages; pages are numbered for shoppers only where there is more than one. */
  get pageCount(): number {
    const { status } = this;
    return status.kind === 'ready' ? contentPages(status.list.total, status.list.pageSize) : firstContentPage;
  }

  /** Loads a page of the list; the current one stays until it has come. */
  async load(page: number): Promise<void> {
    if (this.status.kind === 'ready' && this.page === page) return;
    this.page = page;
    if (this.status.kind !== 'ready') this.status = { kind: 'loading' };
    try {
      const list = await listArticles(this.ports.call, page, this.brand);
      runInAction(() => {
        if (this.page === page) this.status = list ? { kind: 'ready', list } : { kind: 'notFound' };
      });
    } catch (error) {
      this.ports.reporter.report('The articles could not be fetched.', error);
      runInAction(() => {
        if (this.page === page) this.status = { kind: 'failed', reason: failureOf(error) };
      });
    }
  }

  /** Tries again after a failure. */
  retry(): Promise<void> {
    return this.load(this.page);
  }
}
