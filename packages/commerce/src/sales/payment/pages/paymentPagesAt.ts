import type { ProvidersByProcessor } from '../PaymentProviders.ts';

/** Who answers below `/payment-pages/<name>/`: the provider of that name, if it has pages. */
export function paymentPagesAt(
  providers: ProvidersByProcessor,
  pathname: string,
): ((request: Request) => Promise<Response>) | undefined {
  const name = /^\/payment-pages\/([a-z]+)\//.exec(pathname)?.[1];
  const provider =
    name === undefined ? undefined : Object.values(providers).find((each) => each?.name === name);
  return provider?.answer?.bind(provider);
}
