import { checkPersonalisation } from '@touchline/contract/client/personalisedProduct';
import { ApiError } from '@touchline/contract/errors';
import type { ProfanityResult, ProductPersonalisation } from '@touchline/contract/personalisedProduct/schema';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Ports } from '../../platform/ports/index.ts';

/** Why a field is refused. */
export type FieldProblem = NonNullable<ProfanityResult['matchedFilter']>;

/** The product that is personalised, with what was typed so far. */
export interface PersonalisedProduct {
  readonly product:
    | {
        readonly id: string;
        readonly name: string;
        readonly personalisation?: ProductPersonalisation | undefined;
      }
    | undefined;
  readonly selectedOptions: Readonly<Record<string, string>>;
  selectOption(key: string, value: string): void;
}

/** Names, numbers and texts that are put on a product: checked by the shop before they go into the bag. */
export class PersonaliseStore {
  isChecking = false;
  problems: Readonly<Record<string, FieldProblem>> = {};
  private readonly ports: Pick<Ports, 'call'>;
  private readonly page: PersonalisedProduct;

  constructor(ports: Pick<Ports, 'call'>, page: PersonalisedProduct) {
    this.ports = ports;
    this.page = page;
    makeAutoObservable<PersonaliseStore, 'ports' | 'page'>(
      this,
      { ports: false, page: false, problems: observableRef },
      { autoBind: true },
    );
  }

  get personalisation(): ProductPersonalisation | undefined {
    return this.page.product?.personalisation;
  }

  typedIn(key: string): string {
    return this.page.selectedOptions[key] ?? '';
  }

  /** What is filled in, in the order of the fields. */
  get filled(): { key: string; label: string; value: string }[] {
    return (this.personalisation?.fields ?? []).flatMap(({ key, label, choices }) => {
      const value = this.typedIn(key).trim();
      const shown = choices?.find((choice) => choice.value === value)?.label ?? value;
      return value === '' ? [] : [{ key, label, value: shown }];
    });
  }

  /** What is filled in adds this to the price, in the currency's unit. */
  get price(): number {
    return this.filled.length * (this.personalisation?.pricePerField ?? 0);
  }

  change(key: string, value: string): void {
    this.page.selectOption(key, value);
    const { [key]: _, ...others } = this.problems;
    this.problems = others;
  }

  /**
   * Whether the product can be added as it is filled in. What is refused is in `problems`. Where the shop is not reached
   * the bag decides: it checks again.
   */
  async check(): Promise<boolean> {
    const { product, selectedOptions } = this.page;
    if (!product || this.filled.length === 0) return true;
    this.isChecking = true;
    try {
      const { results } = await checkPersonalisation(this.ports.call, product.id, selectedOptions);
      const refused = results.flatMap(({ key, valid, matchedFilter = 'unknown' }) =>
        valid ? [] : [[key, matchedFilter] as const],
      );
      runInAction(() => (this.problems = Object.fromEntries(refused)));
      return refused.length === 0;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return true;
    } finally {
      runInAction(() => (this.isChecking = false));
    }
  }
}
