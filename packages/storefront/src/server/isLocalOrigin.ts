/** Whether the shop is for browsers on this machine. */
export const isLocalOrigin = (origin: string | undefined): boolean =>
  origin === undefined || /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);
