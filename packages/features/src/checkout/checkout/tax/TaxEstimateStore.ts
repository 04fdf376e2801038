import { lazyCalls } from '@touchline/contract/client/lazyCalls';
import type { TaxSimulation } from '@touchline/contract/delivery/schema';
import { ApiError } from '@touchline/contract/errors';
import { makeAutoObservable } from 'mobx';
import type { BasketStore } from '../../../cart/basket/index.ts';
import type { Ports } from '../../../platform/ports/index.ts';
import type { DetailsStore } from '../details/DetailsStore.ts';

const calls = lazyCalls(() => import('@touchline/contract/client/delivery'));

/** The tax of a market that adds it, as soon as a postal code or a region is typed; the basket has it once the address is saved. */
export class TaxEstimateStore {
  private found: TaxSimulation | undefined = undefined;
  /** The place that was asked for last, so that an answer that comes late is not taken. */
  private asked = '';
  private readonly ports: Pick<Ports, 'call'>;
  private readonly basket: BasketStore;
  private readonly details: DetailsStore;

  constructor(ports: Pick<Ports, 'call'>, basket: BasketStore, details: DetailsStore) {
    this.ports = ports;
    this.basket = basket;
    this.details = details;
    makeAutoObservable<TaxEstimateStore, 'ports' | 'basket' | 'details' | 'asked'>(this, {
      ...{ ports: false, basket: false, details: false, asked: false },
    });
  }

  /** The tax and the total with it; `undefined` while nothing is known, and once the basket's own tax is. */
  get estimate(): TaxSimulation | undefined {
    return this.basket.basket?.taxCalculationMissing ? this.found : undefined;
  }

  /** Asks for the tax at what is typed of the place. A failed call shows nothing: the address brings the tax. */
  async update(): Promise<void> {
    const { fields } = this.details.shipping;
    const country = this.details.market?.country;
    const [postalCode, region] = [fields.value('postalCode').trim(), fields.value('region').trim()];
    if (!this.basket.basket?.taxCalculationMissing || !country || !(postalCode || region)) return;
    const place = {
      ...{ postalCode, country },
      ...(region ? { region } : {}),
      ...(fields.value('line1') ? { line1: fields.value('line1') } : {}),
      ...(fields.value('city') ? { city: fields.value('city') } : {}),
    };
    const asked = JSON.stringify(place);
    if (asked === this.asked) return;
    this.asked = asked;
    try {
      const found = await (await calls()).simulateTax(this.ports.call, place);
      if (this.asked === asked) this.take(found);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.take(undefined);
    }
  }

  private take(found: TaxSimulation | undefined): void {
    this.found = found;
  }
}
