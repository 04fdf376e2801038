import { getConsentsData } from '@touchline/contract/consent/endpoints';
import type { ConsentsData } from '@touchline/contract/consent/schema';
import { getSite } from '@touchline/contract/market/endpoints';
import type { Market } from '@touchline/contract/market/schema';
import type { NewsletterSubscription, SignupCampaign } from '@touchline/contract/newsletter/schema';
import { marketWith } from '../account/registration/Registration.fixtures.ts';
import { testPorts, type TestPorts } from '../platform/ports/testPorts.ts';
import { britain } from '../platform/site/Site.fixtures.ts';
import type { NewsletterMarket } from './newsletterMarket.ts';
import { NewsletterStore, type NewsletterSnapshot } from './NewsletterStore.ts';
import { SubscriptionStore, type SubscriptionSnapshot } from './SubscriptionStore.ts';

export const maya = 'maya.okafor@example.com';

/** One field and one button. */
export const simpleMarket: NewsletterMarket = {
  ...{ hasGenderButtons: false, hasGenderRadios: false, hasDateOfBirth: false, hasAgeBox: false },
  ...{ isAgeTicked: false, requiredAge: 16, marketingConsent: 'hidden' },
  ...{
    hasTermsBox: false,
    hasPersonalDataBox: false,
    consentText: '',
    consentVersion: '4',
    sourceId: 'footer',
  },
};

/** Everything that a market can ask for. */
export const fullMarket: NewsletterMarket = {
  ...simpleMarket,
  ...{ hasGenderRadios: true, hasDateOfBirth: true, hasAgeBox: true, marketingConsent: 'optional' },
  ...{ hasTermsBox: true, hasPersonalDataBox: true },
};

/** A market of the back end with configuration values. */
export const marketOf = (config: NonNullable<Market['config']>) => ({
  answer: { market: { ...marketWith({}), config }, language: britain.language },
});

const texts = {
  firstLevel: 'Send me news by mail. I can stop any time.',
  secondLevel: 'Touchline writes about new products, two mails a week at most.',
  thirdLevel: 'Every mail has a link that ends it at once.',
};

/** The consents of the shop, of version 5. */
export const consents: ConsentsData = {
  newsletter: { version: '5', texts },
  registration: { version: '5', texts },
  paidMedia: { version: '5', texts },
};

/** Ports whose server knows the market. */
export function newsletterPorts(config: NonNullable<Market['config']> = {}): TestPorts {
  const ports = testPorts();
  ports.server.on(getSite, marketOf(config)).on(getConsentsData, 'offline');
  return ports;
}

/** The form as the server sends it, or as it is after some actions. */
export function storeIn(
  state: Partial<NewsletterSnapshot> = {},
  ports: TestPorts = newsletterPorts(),
): NewsletterStore {
  return NewsletterStore.fromSnapshot(ports, {
    ...{ load: 'ready', market: simpleMarket, state: 'untouched', source: '', attempt: 0 },
    ...{ currentYear: 2026, isAlready: false, isBotCheckNeeded: false },
    fields: { values: {}, problems: {} },
    ...state,
  });
}

/** A subscription that comes every week. */
export const subscription: NewsletterSubscription = {
  ...{ state: 'active', maskedEmail: 'm•••@example.com', topics: ['launches', 'training'] },
  ...{ frequency: 'weekly', pausedUntil: null },
};

/** The page of a link. */
export function subscriptionIn(
  state: Partial<SubscriptionSnapshot> = {},
  ports: TestPorts = testPorts(),
): SubscriptionStore {
  return SubscriptionStore.fromSnapshot(ports, {
    status: { kind: 'open', subscription },
    key: '5f0c1d9a7be24c6890aa31d2f4b7e6c8',
    fields: { values: {}, problems: {} },
    ...state,
  });
}

export const campaign: SignupCampaign = {
  'cs-version': '3',
  components: [
    { kind: 'title', text: 'The launch list' },
    { kind: 'text', text: 'New shoes first reach those on the list.' },
    { kind: 'form' },
  ],
  locale: 'en-GB',
};
