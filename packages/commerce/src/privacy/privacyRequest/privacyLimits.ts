import type { CallLimits } from '../../customers/account/accountLimits.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import { mailsBySource } from '../../kernel/outbox/mailBudget.ts';

/** Requests. */
export const requestLimits: CallLimits = {
  unchecked: { what: 'privacy-unchecked', max: 5, seconds: 600 },
  bySource: { what: 'privacy', max: 30, seconds: 600 },
  wave: { what: 'privacy-wave', max: 120, seconds: 60 },
  mails: mailsBySource,
};

/** Uses of links. */
export const linkUses: Limit = { what: 'privacy-link', max: 120, seconds: 600 };

/** A second request within this time is a second press of the button: it causes no second mail. */
export const doubleSubmitMs = 60_000;
