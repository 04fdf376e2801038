import { paymentProcessors, type PaymentProcessor } from '@touchline/contract/market/schema';
import { guardProvider, type GuardOptions } from './guardProvider.ts';
import type { PaymentProvider } from './PaymentProvider.ts';

/** A retailer's own providers by processor of the contract. */
export type ProvidersByProcessor = Readonly<Partial<Record<PaymentProcessor, PaymentProvider>>>;

/** The provider of each processor. Each provider has its own time limits and circuit breaker. */
export class PaymentProviders {
  readonly #byProcessor: ReadonlyMap<string, PaymentProvider>;
  readonly #byName: ReadonlyMap<string, PaymentProvider>;

  /** `fallback` serves the processors without a provider of their own; without one they can't be used. */
  constructor(own: ProvidersByProcessor, fallback: PaymentProvider | undefined, guard: GuardOptions) {
    const guarded = new Map<PaymentProvider, PaymentProvider>();
    const guardOnce = (provider: PaymentProvider): PaymentProvider => {
      const known = guarded.get(provider) ?? guardProvider(provider, guard);
      guarded.set(provider, known);
      return known;
    };
    this.#byProcessor = new Map(
      paymentProcessors.flatMap((processor) => {
        const provider = own[processor] ?? fallback;
        return provider ? [[processor, guardOnce(provider)] as const] : [];
      }),
    );
    this.#byName = new Map(
      [...this.#byProcessor.values()].flatMap((provider) =>
        provider.name ? [[provider.name, provider]] : [],
      ),
    );
  }

  /** The provider with this name of its own, or that of a processor. */
  named(name: string): PaymentProvider | undefined {
    return this.#byName.get(name) ?? this.find(name);
  }

  /** The provider of a processor; `undefined` when this shop has none. */
  find(processor: string): PaymentProvider | undefined {
    return this.#byProcessor.get(processor);
  }

  /** The provider of a processor that methods or payments of this shop name. */
  of(processor: string): PaymentProvider {
    const provider = this.find(processor);
    if (!provider) throw new Error(`No payment provider for the processor ${processor}.`);
    return provider;
  }
}
