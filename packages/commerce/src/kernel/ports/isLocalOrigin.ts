/** Whether the shop is for browsers on this machine. */
export const isLocalOrigin = (origin: string | undefined): boolean =>
  origin === undefined || /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);

/** What stands in for somebody else's service, unless the operator says otherwise: shoppers elsewhere get none. */
export const standInAt = (origin: string | undefined): 'sandbox' | 'none' =>
  isLocalOrigin(origin) ? 'sandbox' : 'none';
