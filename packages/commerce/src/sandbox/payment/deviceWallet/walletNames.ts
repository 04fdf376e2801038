/** The wallets that the sandbox stands in for, by the method of the market. */
export const walletNames: ReadonlyMap<string, string> = new Map([
  ['APPLE_PAY', 'Apple Pay'],
  ['GOOGLE_PAY', 'Google Pay'],
]);

/** Cookie of the host by which a browser says that its device can pay: without one it can not. */
export const deviceCookie = 'sandbox-device-wallet';
