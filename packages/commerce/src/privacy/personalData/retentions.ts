import { newsletterRetentionDays } from '../../customers/newsletter/sweepNewsletter.ts';

/** A period that something personal is kept for although its owner wants it erased. */
export interface Retention {
  /** Days from when the row was made. */
  readonly days: number;
  /** Why it may, or must, be kept. */
  readonly reason: string;
}

/** Every such period; the sweeps delete by them. */
export const retentions = {
  accounting: {
    days: 3_653,
    reason:
      'Invoices and what they are about: ten years (section 147 of the German fiscal code, section 257 of its commercial code).',
  },
  claims: {
    days: 1_096,
    reason:
      'The address that an order was confirmed to: until claims from it are over, three years (section 195 of the German civil code).',
  },
  consentProof: {
    days: newsletterRetentionDays.receipts,
    reason: 'Proof that somebody agreed or objected (article 7, 1 GDPR): three years, by a keyed digest.',
  },
  requestProof: {
    days: 1_095,
    reason:
      'Proof that a privacy request was answered in time (article 5, 2 GDPR; 11 CCR 7101): three years.',
  },
  security: {
    days: 180,
    reason:
      'Looking into attacks on accounts (article 32 GDPR): half a year, by digests and an id that names nobody any more.',
  },
  limits: {
    days: 2,
    reason: 'Counters of the limits (article 32 GDPR): a day, and until the sweep after it.',
  },
  paymentEvents: {
    days: 90,
    reason: 'Ids of the payment provider’s events, so that none takes effect twice: 90 days.',
  },
  providerRemoval: {
    days: 1,
    reason:
      'What the payment provider calls a means of payment: until it has removed it too, which is asked of it every minute.',
  },
  sandboxEvents: { days: 30, reason: 'Events of the built-in payment provider: 30 days after delivery.' },
} as const satisfies Record<string, Retention>;

export type RetentionName = keyof typeof retentions;
