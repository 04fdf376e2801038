import { Market, type Language, type Site } from '@touchline/contract/market/schema';
import { safeParse } from 'zod/mini';
import { notFound } from '../failure/Failure.ts';

/** The markets of the shop, checked once at the start. */
export class Markets {
  readonly all: readonly Market[];
  readonly #sites = new Map<string, Site>();

  /**
   * Throws one sentence that names market and field when a market is not what the contract says.
   * `withPayment: false` takes their ways to pay away, where nobody is there to take the money.
   */
  constructor(markets: readonly unknown[], { withPayment = true } = {}) {
    this.all = markets.map((given, at) => {
      const parsed = safeParse(Market, given);
      if (parsed.success) return withPayment ? parsed.data : { ...parsed.data, paymentMethods: [] };
      const issue = parsed.error.issues[0];
      throw new Error(
        `Market ${at + 1}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? 'cannot be read'}.`,
      );
    });
    for (const market of this.all) {
      for (const language of market.languages) {
        if (this.#sites.has(language.sitePath))
          throw new Error(`Two sites have the path ${language.sitePath}.`);
        this.#sites.set(language.sitePath, { market, language });
      }
    }
  }

  /** The site of a path; throws a 404 when there is none. */
  site(sitePath: string): Site {
    const site = this.#sites.get(sitePath);
    if (!site) throw notFound('site');
    return site;
  }

  /** A market by its code. */
  market(code: string): Market | undefined {
    return this.all.find((market) => market.code === code);
  }

  get sites(): readonly Site[] {
    return [...this.#sites.values()];
  }

  /** Every language any market speaks. */
  get languages(): readonly Language['code'][] {
    return [...new Set(this.all.flatMap((market) => market.languages.map((language) => language.code)))];
  }
}
