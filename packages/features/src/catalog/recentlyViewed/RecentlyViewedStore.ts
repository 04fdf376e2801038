import { listCards } from '@touchline/contract/client/catalogue';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';
import type { CardProduct } from '../productCard/index.ts';
import type { SessionStore } from '../../platform/session/index.ts';
import { stored } from '../../platform/storage/index.ts';
import {
  maxRecentlyViewed,
  recentlyViewed,
  viewLifetime,
  type StoredView,
  type StoredViews,
} from './storage.ts';

/** A product that was looked at, and when, in milliseconds since 1970. */
export interface RecentlyViewedEntry {
  readonly product: string;
  readonly timestamp: number;
}

/** The product on show: neither it nor another of its colours is listed beside itself. */
export type ShownProduct = Pick<StoredView, 'model'>;

type Needs = Pick<Ports, 'call' | 'storage' | 'clock' | 'reporter'>;

interface RecentlyViewedInput {
  session: Pick<SessionStore, 'person'>;
  /** Whether the visitor allows what the shop concludes from their visit. */
  isAllowed: () => boolean;
}

/**
 * The products that were looked at in this browser, newest first. They are stored there only, with the visitor's
 * consent, and end when whoever was signed in signs out.
 */
export class RecentlyViewedStore {
  status: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  /** Cards of the products, in the order of the entries. */
  products: readonly CardProduct[] = [];
  private readonly ports: Needs;
  private readonly input: RecentlyViewedInput;
  private asked = '';

  constructor(ports: Needs, input: RecentlyViewedInput) {
    this.ports = ports;
    this.input = input;
    makeAutoObservable<RecentlyViewedStore, 'ports' | 'input' | 'asked'>(
      this,
      {
        ...{ ports: false, input: false, asked: false },
        ...{ products: observableRef, entriesBeside: false },
      },
      { autoBind: true },
    );
  }

  /** What is remembered of this person, without one model. */
  entriesBeside(shown?: ShownProduct): RecentlyViewedEntry[] {
    return this.read()
      .filter(({ model }) => model !== shown?.model)
      .map(({ name, time }) => ({ product: name, timestamp: time }));
  }

  /** A product was looked at: it comes first, in place of an earlier entry of the same model. */
  see(product: { id: string; model: string }): void {
    if (!this.input.isAllowed()) return;
    const { id: name, model } = product;
    const others = this.read().filter((view) => view.model !== model);
    const time = this.ports.clock.now().getTime();
    this.write([{ name, model, time }, ...others].slice(0, maxRecentlyViewed));
  }

  /** Removes what must not be remembered: without consent, and of an account that has signed out. */
  tidy(): void {
    const found = stored(this.ports).read(recentlyViewed);
    if (found && !this.isOurs(found)) this.clear();
  }

  clear(): void {
    stored(this.ports).remove(recentlyViewed);
    this.products = [];
    this.status = 'idle';
  }

  /** Loads the cards, at most `length`. Without an entry nothing is asked for. */
  async load(shown?: ShownProduct, length: number = maxRecentlyViewed): Promise<void> {
    const ids = this.entriesBeside(shown).map(({ product }) => product);
    const asked = JSON.stringify(ids.slice(0, length));
    if (asked === this.asked && this.status !== 'failed') return;
    this.asked = asked;
    if (ids.length === 0) {
      this.products = [];
      this.status = 'ready';
      return;
    }
    this.status = 'loading';
    try {
      const cards = await listCards(this.ports.call, ids.slice(0, length));
      runInAction(() => {
        if (asked !== this.asked) return;
        this.products = cards;
        this.status = 'ready';
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.ports.reporter.report('What was looked at could not be shown', error);
      runInAction(() => {
        if (asked === this.asked) this.status = 'failed';
      });
    }
  }

  private isOurs({ person }: StoredViews): boolean {
    return this.input.isAllowed() && (person === '' || person === this.input.session.person);
  }

  private read(): readonly StoredView[] {
    const found = stored(this.ports).read(recentlyViewed);
    if (!found || !this.isOurs(found)) return [];
    const since = this.ports.clock.now().getTime() - viewLifetime;
    return found.views.filter(({ time }) => time > since);
  }

  private write(views: readonly StoredView[]): void {
    stored(this.ports).write(recentlyViewed, { person: this.input.session.person, views });
  }
}
