import { readDateOfBirth, type DateParts } from '@touchline/design-system/DateOfBirthField';
import { emailProblem, required, type FieldProblem, type Rule } from '../platform/fields/index.ts';
import type { NewsletterKey } from './newsletterMessages.ts';
import type { NewsletterMarket } from './newsletterMarket.ts';

/** Fields in the order of the form. */
export const newsletterFields = [
  'email',
  'gender',
  'birthday',
  'ageconfirmation',
  'marketingConsent',
  'terms',
  'personalData',
] as const;
export type NewsletterField = (typeof newsletterFields)[number];

/** Whether the form of a market has a field. */
export function isShown(field: NewsletterField, market: NewsletterMarket): boolean {
  switch (field) {
    case 'email':
      return true;
    case 'gender':
      return market.hasGenderRadios && !market.hasGenderButtons;
    case 'birthday':
      return market.hasDateOfBirth;
    case 'ageconfirmation':
      return market.hasAgeBox;
    case 'marketingConsent':
      return market.marketingConsent !== 'hidden';
    case 'terms':
      return market.hasTermsBox;
    case 'personalData':
      return market.hasPersonalDataBox;
  }
}

/** The typed parts in the value of a field: `1990-3-27`. */
export function dateParts(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** The one value of a field from its typed parts; nothing when nothing is typed. */
export const joinDate = ({ day, month, year }: DateParts): string =>
  day || month || year ? `${year}-${month}-${day}` : '';

type Problem = FieldProblem<NewsletterKey>;

/** Neither missing nor wrong: one message for both (accounts document, section 5). */
function emailRule(value: string): Problem | undefined {
  const problem = emailProblem(value);
  return problem?.key === 'profile.emailparseerror' ? { key: 'profile.email.missing' } : problem;
}

const dateRule =
  (requiredAge: number, now: Date): Rule<NewsletterKey> =>
  (value) => {
    const today = now.toISOString().slice(0, 10);
    const read = readDateOfBirth(dateParts(value), { today });
    if (read.kind !== 'valid' || read.iso >= today) return { key: 'forms.date.null' };
    return readDateOfBirth(dateParts(value), { today, minAge: requiredAge }).kind === 'valid'
      ? undefined
      : { key: 'newsletter.signupandsave.tooyoung', values: { age: requiredAge } };
  };

/** The rules of a market's form, by field. */
export function newsletterRules(
  market: NewsletterMarket,
  now: Date,
): Record<NewsletterField, readonly Rule<NewsletterKey>[]> {
  const ticked = [required<NewsletterKey>('errorforms.default.missingerror')];
  return {
    email: [emailRule],
    gender: isShown('gender', market) ? ticked : [],
    birthday: isShown('birthday', market) ? [dateRule(market.requiredAge, now)] : [],
    ageconfirmation: isShown('ageconfirmation', market) ? ticked : [],
    marketingConsent: market.marketingConsent === 'required' ? ticked : [],
    terms: isShown('terms', market) ? ticked : [],
    personalData: isShown('personalData', market) ? ticked : [],
  };
}
