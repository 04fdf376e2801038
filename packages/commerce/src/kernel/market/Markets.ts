import type { Language, Market, PaymentProcessor, Site } from '@touchline/contract/market/schema';
import { notFound } from '../failure/Failure.ts';
import { checkMarket } from './checkMarket.ts';

/** The markets of the shop, validated at start-up. */
export class Markets {
  /** The markets that are sold to here. */
  readonly all: readonly Market[];
  /** Every market with a shop, here or at another origin. */
  readonly listed: readonly Market[];
  readonly #sites = new Map<string, Site>();

  /**
   * Throws an error that names market and field when a market does not match the contract, its flags or its configuration.
   * Payment methods whose processor has no provider are removed, and text messages where the shop sends none.
   */
  constructor(
    markets: readonly unknown[],
    hasProvider: (processor: PaymentProcessor) => boolean = () => true,
    sendsTexts = true,
  ) {
    this.listed = markets.map((given, at) => {
      const { market, problems } = checkMarket(given);
      if (!market) throw new Error(`Market ${at + 1}: ${problems.join('; ')}.`);
      const usable = market.paymentMethods.filter(({ paymentProcessor }) => hasProvider(paymentProcessor));
      const { smsUpdates, ...rest } = market;
      return { ...rest, ...(smsUpdates && sendsTexts ? { smsUpdates } : {}), paymentMethods: usable };
    });
    this.all = this.listed.filter(({ servedFrom }) => servedFrom === undefined);
    for (const market of this.all) {
      for (const language of market.languages) {
        if (this.#sites.has(language.sitePath))
          throw new Error(`Two sites have the path ${language.sitePath}.`);
        this.#sites.set(language.sitePath, { market, language });
      }
    }
  }

  /** Returns the site of a path; throws a 404 when there is none. */
  site(sitePath: string): Site {
    const site = this.find(sitePath);
    if (!site) throw notFound('site');
    return site;
  }

  /** The same; `undefined` when there is none. */
  find(sitePath: string): Site | undefined {
    return this.#sites.get(sitePath);
  }

  /** A market by its code. */
  market(code: string): Market | undefined {
    return this.all.find((market) => market.code === code);
  }

  get sites(): readonly Site[] {
    return [...this.#sites.values()];
  }

  /** Every language used by any market. */
  get languages(): readonly Language['code'][] {
    return [...new Set(this.all.flatMap((market) => market.languages.map((language) => language.code)))];
  }
}
