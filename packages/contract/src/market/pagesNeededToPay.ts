import type { LegalPage } from './schema.ts';

/** Pages without which no payment is taken: a contract needs its terms, and personal data a notice. */
export const pagesNeededToPay: ReadonlySet<LegalPage> = new Set(['terms', 'privacy']);
