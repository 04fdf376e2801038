import { accountRulesOf } from '@touchline/contract/account/rules';
import { configValue } from '@touchline/contract/config/configTable';
import type { Market } from '@touchline/contract/market/schema';
import type { newsletterCodes } from '@touchline/contract/newsletter/constants';
import type { NewsletterSignup } from '@touchline/contract/newsletter/schema';
import { birthDate, hasAge } from '../account/registrationRules.ts';
import { Failure } from '../../kernel/failure/Failure.ts';

type Code = (typeof newsletterCodes)[number];

/** A refusal that names the field. */
export const refused = (field: string, message: Code): Failure =>
  new Failure(422, 'InvalidDataException', 'The sign-up is not accepted.', {
    details: { serverError: { field, message } },
  });

/** Throws what a market refuses about a sign-up: the first fault in the order of the form. */
export function checkSignup(form: NewsletterSignup, { account, config }: Market, now: Date): void {
  const { requiredAge } = accountRulesOf(account ? { account } : {});
  const hasGender =
    configValue(config, 'newsletterGenderButtons') || configValue(config, 'newsletterGenderRadios');
  if (hasGender && form.gender === undefined) throw refused('gender', 'GENDER_REQUIRED');
  checkAge(form, { requiredAge, needsDate: configValue(config, 'newsletterDateOfBirth') }, now);
  if (configValue(config, 'newsletterAgeBox') && requiredAge > 0 && !form.ageconfirmation)
    throw refused('ageconfirmation', 'MINAGECONFIRMATION_NOT_ACCEPTED');
  if (configValue(config, 'newsletterTermsBox') && !form.terms) throw refused('terms', 'TERMS_NOT_ACCEPTED');
  if (configValue(config, 'newsletterPersonalDataBox') && !form.personalData)
    throw refused('personalData', 'PERSONAL_DATA_NOT_ACCEPTED');
  if (configValue(config, 'newsletterMarketingConsent') === 'required' && !form.marketingConsent)
    throw refused('marketingConsent', 'MARKETING_NOT_ACCEPTED');
}

function checkAge(
  { birthday }: NewsletterSignup,
  { requiredAge, needsDate }: { requiredAge: number; needsDate: boolean },
  now: Date,
): void {
  if (birthday === undefined && !needsDate) return;
  const born = birthDateOf(birthday, now);
  if (born === undefined) throw refused('birthday', 'DOB_NOT_VALID');
  if (!hasAge(born, requiredAge, now)) throw refused('birthday', 'CONSUMER_UNDER_MINIMUM_AGE');
}

/** A birthday as it is stored; `undefined` when there is no such day. */
export function birthDateOf(birthday: string | undefined, now: Date): string | undefined {
  const parts = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(birthday ?? '');
  if (!parts) return undefined;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return birthDate({ year, month, day }, now);
}
