import { consentVersions } from '@touchline/contract/client/consentVersions';
import type { ConsentsData, ConsentTexts } from '@touchline/contract/consent/schema';
import { accountRulesOf } from '@touchline/contract/account/rules';
import { configValue } from '@touchline/contract/config/configTable';
import type { Market } from '@touchline/contract/market/schema';

/** What the form of a market asks for. */
export interface NewsletterMarket {
  /** Two buttons that also tell the gender, in place of one. */
  readonly hasGenderButtons: boolean;
  readonly hasGenderRadios: boolean;
  readonly hasDateOfBirth: boolean;
  readonly hasAgeBox: boolean;
  /** Whether the box of the minimum age is ticked at first. */
  readonly isAgeTicked: boolean;
  readonly requiredAge: number;
  readonly marketingConsent: 'hidden' | 'optional' | 'required';
  readonly hasTermsBox: boolean;
  readonly hasPersonalDataBox: boolean;
  /** The key of another message than the usual one above the button; empty for the usual one. */
  readonly consentText: string;
  /** The version of the consent texts: of those that are shown, or the configured one where there are none. */
  readonly consentVersion: string;
  /** What is agreed to, what that means, and the details; absent where the call for them is not answered. */
  readonly consent?: ConsentTexts;
  /** What a sign-up in header or footer is said to come from. */
  readonly sourceId: string;
}

/** Selects what the form needs of a market, to keep the rest out of the page. */
export function newsletterMarket(market: Market, consents?: ConsentsData): NewsletterMarket {
  const { config } = market;
  const { requiredAge } = accountRulesOf(market);
  const marketing = configValue(config, 'newsletterMarketingConsent');
  return {
    hasGenderButtons:
      configValue(config, 'newsletterGenderButtons') || !configValue(config, 'newsletterSimpleButton'),
    hasGenderRadios: configValue(config, 'newsletterGenderRadios'),
    hasDateOfBirth: configValue(config, 'newsletterDateOfBirth'),
    hasAgeBox: configValue(config, 'newsletterAgeBox') && requiredAge > 0,
    isAgeTicked: configValue(config, 'newsletterAgeTicked'),
    requiredAge,
    marketingConsent: marketing === 'required' || marketing === 'optional' ? marketing : 'hidden',
    hasTermsBox: configValue(config, 'newsletterTermsBox'),
    hasPersonalDataBox: configValue(config, 'newsletterPersonalDataBox'),
    consentText: configValue(config, 'newsletterConsentText'),
    consentVersion: consentVersions(consents, config).newsletter,
    ...(consents ? { consent: consents.newsletter.texts } : {}),
    sourceId: configValue(config, 'newsletterSourceId'),
  };
}
