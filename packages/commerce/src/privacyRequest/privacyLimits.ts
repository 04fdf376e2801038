import type { CallLimits } from '../account/accountLimits.ts';
import type { Limit } from '../limits/RateLimits.ts';

/** Requests. */
export const requestLimits: CallLimits = {
  unchecked: { what: 'privacy-unchecked', max: 5, seconds: 600 },
  bySource: { what: 'privacy', max: 30, seconds: 600 },
  wave: { what: 'privacy-wave', max: 120, seconds: 60 },
};

/** Uses of links. */
export const linkUses: Limit = { what: 'privacy-link', max: 120, seconds: 600 };

/** Mails to one address that anybody can cause; what is asked for above it is accepted, and the mail before is still good. */
export const mailsToAddress: Limit = { what: 'privacy-mail-to', max: 4, seconds: 86_400 };

/** A second request within this time is a second press of the button: it causes no second mail. */
export const doubleSubmitMs = 60_000;
