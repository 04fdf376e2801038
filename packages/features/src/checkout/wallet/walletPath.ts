/** Path of the address that leads to the wallet's own page. */
export const walletPath = '/checkout/wallet';
