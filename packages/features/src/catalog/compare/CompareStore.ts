import { getProduct, listCards } from '@touchline/contract/client/catalogue';
import { maxCompared } from '@touchline/contract/product/constants';
import type { Product } from '@touchline/contract/product/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { failureOf, type FailureReason } from '../../platform/failure/index.ts';
import type { Ports } from '../../platform/ports/index.ts';
import { comparedProduct, type ComparedProduct } from './ComparedProduct.ts';
import type { CompareQuery } from './compareUrl.ts';

export type CompareStatus =
  { kind: 'loading' } | { kind: 'ready' } | { kind: 'failed'; reason: FailureReason };

/** A product that can be added to the comparison. */
export interface CompareSuggestion {
  readonly id: string;
  readonly name: string;
}

/** Something that is compared: a label, and a text for each product, empty where nothing is known. */
export interface CompareFact {
  readonly key: string;
  readonly label: string;
  readonly values: readonly string[];
}

export interface CompareSnapshot {
  status: CompareStatus;
  query: CompareQuery;
  products: readonly ComparedProduct[];
  missing: number;
  suggestions: readonly CompareSuggestion[];
}

type Needs = Pick<Ports, 'call' | 'reporter'>;

/** Up to four products side by side. What is compared stands in the address, so that it can be shared and works without a script. */
export class CompareStore {
  status: CompareStatus = { kind: 'loading' };
  query: CompareQuery = { ids: [], onlyDifferences: false };
  /** In the order of the address; without those that this country does not sell. */
  products: readonly ComparedProduct[] = [];
  /** How many of the address are not sold here. */
  missing = 0;
  /** Others that are alike, as long as there is room. */
  suggestions: readonly CompareSuggestion[] = [];
  private readonly ports: Needs;

  constructor(ports: Needs) {
    this.ports = ports;
    makeAutoObservable<CompareStore, 'ports'>(
      this,
      { ports: false, products: observableRef, suggestions: observableRef, query: observableRef },
      { autoBind: true },
    );
  }

  /** The state from the server. */
  static fromSnapshot(ports: Needs, snapshot: CompareSnapshot): CompareStore {
    return Object.assign(new CompareStore(ports), snapshot);
  }

  toSnapshot(): CompareSnapshot {
    const { status, query, products, missing, suggestions } = this;
    return { status, query, products, missing, suggestions };
  }

  /** Facts that any of the products has, in the order of the first that has them. */
  get facts(): readonly CompareFact[] {
    const labels = new Map<string, string>();
    for (const { facts } of this.products)
      for (const { key, label } of facts) if (!labels.has(key)) labels.set(key, label);
    return [...labels].map(([key, label]) => ({
      ...{ key, label },
      values: this.products.map(({ facts }) => facts.find((fact) => fact.key === key)?.value ?? ''),
    }));
  }

  /** Whether a line is shown: one that is the same for all products is left out where only differences are wanted. */
  isShown(values: readonly string[]): boolean {
    return !this.query.onlyDifferences || this.products.length < 2 || new Set(values).size > 1;
  }

  /** Loads what the address asks for. @default what was asked for last */
  async load(query: CompareQuery = this.query): Promise<void> {
    this.query = query;
    if (this.products.length === 0) this.status = { kind: 'loading' };
    try {
      const found = await Promise.all(query.ids.map((id) => getProduct(this.ports.call, id)));
      const products = found.filter((product) => product !== undefined);
      const suggestions = await this.alikeTo(products);
      // The address asks for others meanwhile.
      if (this.query !== query) return;
      runInAction(() => {
        this.products = products.map(comparedProduct);
        this.missing = found.length - products.length;
        this.suggestions = suggestions;
        this.status = { kind: 'ready' };
      });
    } catch (error) {
      this.ports.reporter.report('A comparison did not load.', error);
      if (this.query !== query) return;
      runInAction(() => {
        this.products = [];
        this.status = { kind: 'failed', reason: failureOf(error) };
      });
    }
  }

  /** What the first product is compared with, as far as it is not shown and there is room for it. */
  private async alikeTo(products: readonly Product[]): Promise<CompareSuggestion[]> {
    const [first] = products;
    if (!first || products.length === maxCompared) return [];
    const shown = new Set(products.flatMap(({ id, colours }) => [id, ...colours.map((colour) => colour.id)]));
    const ids = first.product_link_list
      .filter(({ type, productId }) => type === 'compare' && !shown.has(productId))
      .map(({ productId }) => productId);
    const cards = await listCards(this.ports.call, ids);
    return cards.map(({ id, name }) => ({ id, name }));
  }
}
