import type { Language, Market } from '../market/schema.ts';
import type { privacyCategories } from './constants.ts';

type Category = (typeof privacyCategories)[number];

/** The law that requests of a site are made by. GDPR becomes LGPD for the locale pt_BR (accounts document, section 5). */
export function privacyCategoryOf({
  market,
  language,
}: {
  readonly market: Pick<Market, 'consent' | 'country'>;
  readonly language: Pick<Language, 'code'>;
}): Category {
  if (market.consent === 'ccpa') return 'CCPA';
  const locale = language.code.includes('-') ? language.code : `${language.code}-${market.country}`;
  return locale.toLowerCase() === 'pt-br' ? 'LGPD' : 'GDPR';
}

const dayMs = 86_400_000;

/** When a request has to be answered: a month (GDPR, article 12), 45 days (CCPA), 15 days (LGPD, article 19). */
export function privacyDeadline(category: Category, received: Date): Date {
  if (category === 'CCPA') return new Date(received.getTime() + 45 * dayMs);
  if (category === 'LGPD') return new Date(received.getTime() + 15 * dayMs);
  const end = new Date(received);
  end.setUTCMonth(end.getUTCMonth() + 1);
  // The month after the 31st of January ends on its last day.
  if (end.getUTCDate() !== received.getUTCDate()) end.setUTCDate(0);
  return end;
}
