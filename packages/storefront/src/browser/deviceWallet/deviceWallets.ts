import type { DeviceWallets } from '@touchline/features/platform/deviceWallet';

declare global {
  /** Apple Pay, in Safari. */
  var ApplePaySession: { canMakePayments(): boolean } | undefined;
}

/** Whether whoever tries the shop has said that this device can pay; see `standIn` of the contract. */
const isTurnedOn = (cookie: string): boolean => document.cookie.split('; ').includes(`${cookie}=on`);

/** The wallets of this device, by the browser's own sheet; its code comes when a sheet is opened. */
export const deviceWallets: DeviceWallets = {
  async canPay(wallet) {
    const { supportedMethods, data, standIn } = wallet;
    if (standIn) return isTurnedOn(standIn.cookie);
    if (!('PaymentRequest' in window)) return false;
    try {
      if (supportedMethods === 'https://apple.com/apple-pay')
        return window.ApplePaySession?.canMakePayments() ?? false;
      const total = { label: wallet.payee, amount: { currency: 'EUR', value: '1.00' } };
      return await new PaymentRequest([{ supportedMethods, data }], { total }).canMakePayment();
    } catch {
      return false;
    }
  },
  async open(request) {
    if (request.wallet.standIn)
      return (await import('./openStandIn.ts')).openStandIn(request, request.wallet.standIn);
    return (await import('./openPaymentRequest.ts')).openPaymentRequest(request);
  },
};
