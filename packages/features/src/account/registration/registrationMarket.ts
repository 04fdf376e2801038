import {
  accountRulesOf,
  mobileCountriesOf,
  nameOrderOf,
  type AllAccountRules,
  type NamePart,
} from '@touchline/contract/account/rules';
import type { MobileCountry, RegistrationBlock } from '@touchline/contract/account/schema';
import { consentVersions } from '@touchline/contract/client/consentVersions';
import { configValue } from '@touchline/contract/config/configTable';
import type { ConsentsData } from '@touchline/contract/consent/schema';
import type { SiteMarket } from '@touchline/contract/market/schema';
import type { Flags } from '../../platform/ports/index.ts';

/** The data of a market that the registration form needs. */
export interface RegistrationMarket extends Omit<
  AllAccountRules,
  'persistentLogin' | 'mobileCountries' | 'registrationOrder'
> {
  readonly registrationOrder: readonly RegistrationBlock[];
  /** The name as the market writes it: in Korea the last name is the first. */
  readonly nameOrder: readonly NamePart[];
  /** The countries of the country code, the market's own first. */
  readonly mobileCountries: readonly MobileCountry[];
  /** The membership programme that the form asks to join; absent where there is none. */
  readonly membership?: { readonly termsVersion: string; readonly isRequired: boolean };
  /** Whether the consent to paid media is asked for. */
  readonly hasPaidMediaConsent: boolean;
  /** Whether the shopper's identity comes from their phone company (key-management flow). */
  readonly hasKeyManagement: boolean;
  /** Percent that signing up promises; 0 for none. */
  readonly signUpDiscountPercentage: number;
  /** What the registration is said to come from, when it follows an invitation. */
  readonly invitationSourceId: string;
  readonly serviceId: string;
  readonly consentVersion: string;
  readonly paidMediaConsentVersion: string;
  /** What the boxes ask for, in the words of the recorded version; absent where the texts cannot be loaded. */
  readonly consentTexts?: Readonly<Record<'explicitConsent' | 'newsletter' | 'paidMediaConsent', string>>;
}

/** Selects what the form needs of a market, to keep the rest out of the page. */
export function registrationMarket(
  market: SiteMarket,
  flags: Flags,
  consents?: ConsentsData,
): RegistrationMarket {
  const { persistentLogin: _, ...rules } = accountRulesOf(market);
  const config = market.config;
  const versions = consentVersions(consents, config);
  const { membership } = market;
  return {
    ...rules,
    nameOrder: nameOrderOf(market),
    mobileCountries: mobileCountriesOf(market),
    ...(membership
      ? { membership: { termsVersion: membership.termsVersion, isRequired: membership.isRequired ?? false } }
      : {}),
    hasPaidMediaConsent: flags.value('ACCOUNT_PAID_MEDIA_CONSENT'),
    hasKeyManagement: flags.value('ACCOUNT_KMC_FLOW_ENABLED'),
    signUpDiscountPercentage: configValue(config, 'signUpDiscountPercentage'),
    invitationSourceId: configValue(config, 'invitationSourceId'),
    serviceId: configValue(config, 'registrationServiceId'),
    consentVersion: versions.registration,
    paidMediaConsentVersion: versions.paidMedia,
    ...(consents
      ? {
          consentTexts: {
            explicitConsent: consents.registration.texts.firstLevel,
            newsletter: consents.newsletter.texts.firstLevel,
            paidMediaConsent: consents.paidMedia.texts.firstLevel,
          },
        }
      : {}),
  };
}
