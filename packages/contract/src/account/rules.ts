import type { Market } from '../market/schema.ts';
import { defaultFreshMinutes, defaultMinimumAge, registrationBlocks } from './constants.ts';
import type { AccountRules, MobileCountry } from './schema.ts';

/** What a market asks of its accounts, nothing left out. */
export type AllAccountRules = { readonly [Name in keyof AccountRules]-?: NonNullable<AccountRules[Name]> };

/** What a market asks of its accounts, with the defaults. */
export function accountRulesOf({ account = {} }: Pick<Market, 'account'>): AllAccountRules {
  const order = account.registrationOrder ?? [];
  return {
    requiredAge: account.requiredAge ?? defaultMinimumAge,
    strongPassword: account.strongPassword ?? false,
    passwordRules: account.passwordRules ?? true,
    emailLookup: account.emailLookup ?? 'answer',
    registrationOrder: [...order, ...registrationBlocks.filter((block) => !order.includes(block))],
    dateOfBirth: account.dateOfBirth ?? 'optional',
    dateOfBirthControl: account.dateOfBirthControl ?? 'inputs',
    gender: account.gender ?? 'optional',
    genderControl: account.genderControl ?? 'radios',
    mobileNumber: account.mobileNumber ?? 'optional',
    mobileCountries: account.mobileCountries ?? [],
    terms: account.terms ?? 'required',
    explicitConsent: account.explicitConsent ?? 'hidden',
    newsletter: account.newsletter ?? 'optional',
    persistentLogin: account.persistentLogin ?? false,
    signInCode: account.signInCode ?? 'on',
    freshMinutes: account.freshMinutes ?? defaultFreshMinutes,
  };
}

/** Parts of a person's name. */
export type NamePart = 'firstName' | 'lastName';

/** The parts of a name in the order in which a market writes them in its addresses. */
export const nameOrderOf = ({ addressFields }: Pick<Market, 'addressFields'>): readonly NamePart[] => {
  const place = (part: NamePart) => addressFields.findIndex(({ name }) => name === part);
  // A market without a field for the last name has no order of its own.
  return place('lastName') !== -1 && place('lastName') < place('firstName')
    ? ['lastName', 'firstName']
    : ['firstName', 'lastName'];
};

/** The countries whose mobile numbers a market accepts, its own first. */
export const mobileCountriesOf = (market: Pick<Market, 'account' | 'country' | 'phone'>): MobileCountry[] => {
  const { prefix, minDigits, maxDigits, example } = market.phone;
  return [
    { country: market.country, prefix, minDigits, maxDigits, example },
    ...accountRulesOf(market).mobileCountries,
  ];
};
