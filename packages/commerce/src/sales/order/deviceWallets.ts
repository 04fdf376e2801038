import type { DeviceWallet } from '@touchline/contract/market/deviceWallet';
import type { MarketPaymentMethod, Site } from '@touchline/contract/market/schema';
import type { PaymentMethod } from '@touchline/contract/payment/schema';
import { conditionsOf } from '../payment/paymentMethods.ts';
import { walletOf } from '../payment/walletOf.ts';
import type { Checkout } from './Checkout.ts';

/** How the device's wallet is asked for a method's token, with the providers of this checkout. */
export const walletFrom = (
  { shop, providers }: Checkout,
  method: MarketPaymentMethod,
  site: Site,
): DeviceWallet | undefined =>
  walletOf((processor) => providers.find(processor), method, {
    ...{ site, shopName: shop.design.name, brand: shop.brand },
  });

/** Whether anything could pay by a method: one that needs the device is not offered where its provider takes no token. */
export const canBePaid = (method: MarketPaymentMethod, wallet: DeviceWallet | undefined): boolean =>
  method.flow !== 'deviceWallet' || wallet !== undefined || !conditionsOf(method).needsDevice;

export const walletView = (wallet: DeviceWallet | undefined): Pick<PaymentMethod, 'wallet'> =>
  wallet ? { wallet } : {};
