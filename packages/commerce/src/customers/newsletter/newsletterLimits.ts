import type { CallLimits } from '../account/accountLimits.ts';
import type { Limit } from '../../kernel/limits/RateLimits.ts';
import { mailsBySource } from '../../kernel/outbox/mailBudget.ts';

/** Sign-ups, and requests for the link to the preferences. */
export const signupLimits: CallLimits = {
  unchecked: { what: 'newsletter-unchecked', max: 5, seconds: 600 },
  bySource: { what: 'newsletter', max: 30, seconds: 600 },
  wave: { what: 'newsletter-wave', max: 240, seconds: 60 },
  mails: mailsBySource,
};

/** Uses of links. Generous, because a mail provider unsubscribes many people from one network. */
export const linkUses: Limit = { what: 'newsletter-link', max: 600, seconds: 600 };

/** A second sign-up within this time is a second press of the button: it causes no second mail. */
export const doubleSubmitMs = 60_000;
