import type { Market } from '../market/schema.ts';
import { registrationBlocks, defaultMinimumAge } from './constants.ts';
import type { AccountRules, MobileCountry } from './schema.ts';

/** Letters of any script with their marks, spaces and punctuation used in names; no digits, no markup. */
export const nameCharacters = /^[\p{L}\p{M}\s.'’·,-]+$/u;

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
  };
}

/** The countries whose mobile numbers a market accepts, its own first. */
export const mobileCountriesOf = (market: Pick<Market, 'account' | 'country' | 'phone'>): MobileCountry[] => {
  const { prefix, minDigits, maxDigits, example } = market.phone;
  return [
    { country: market.country, prefix, minDigits, maxDigits, example },
    ...accountRulesOf(market).mobileCountries,
  ];
};
