import type { DeviceWallet } from '@touchline/contract/market/deviceWallet';
import type { MarketPaymentMethod, Site } from '@touchline/contract/market/schema';
import type { PaymentProvider } from './PaymentProvider.ts';

/** How the device's wallet is asked for a method's token; `undefined` where its provider takes none. */
export function walletOf(
  providerOf: (processor: MarketPaymentMethod['paymentProcessor']) => PaymentProvider | undefined,
  { id: methodId, flow, paymentProcessor }: MarketPaymentMethod,
  { site, ...shop }: { readonly site: Site; readonly shopName: string; readonly brand: string },
): DeviceWallet | undefined {
  if (flow !== 'deviceWallet') return undefined;
  const { country } = site.market;
  const wallet = providerOf(paymentProcessor)?.deviceWallet?.({
    ...{ methodId, country, language: site.language.code },
    ...shop,
  });
  return wallet && { ...wallet, payee: shop.shopName };
}
