import type { DeviceWallets } from '@touchline/features/platform/deviceWallet';

const load = async () => (await import('./deviceWallets.ts')).deviceWallets;

/** The wallets of this device; their code comes when a market takes some. */
export const lazyDeviceWallets: DeviceWallets = {
  canPay: async (wallet) => (await load()).canPay(wallet),
  open: async (request) => (await load()).open(request),
};
