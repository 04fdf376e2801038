import { hostedPage } from '../hostedPage/hostedPage.ts';
import type { PageFlow } from '../PageFlow.ts';

/** The sheet of the device's wallet; where the device has none, the wallet's own page. */
export const deviceWallet: PageFlow = {
  ...hostedPage,
  async read({ method, device }) {
    const paid = await device.pay(method);
    if (paid === 'stopped' || paid === 'failed') return paid;
    return paid ? { walletToken: paid.token } : {};
  },
};
