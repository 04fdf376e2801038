import { acceptConsents, getAccountConsents, getConsentsData } from '@touchline/contract/consent/endpoints';
import type { AccountConsents, ConsentsData } from '@touchline/contract/consent/schema';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import { getSite } from '@touchline/contract/market/endpoints';
import type { Market } from '@touchline/contract/market/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { britishMarket } from '../../checkout/checkout/Checkout.fixtures.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { AccountConsentStore } from './AccountConsentStore.ts';

export const consentTexts: ConsentsData = {
  newsletter: { version: '3', texts: { firstLevel: '', secondLevel: '', thirdLevel: '' } },
  registration: {
    version: '4',
    texts: {
      firstLevel: 'I agree that my data is collected and used for my account',
      secondLevel: 'Touchline keeps your name, your address and your orders to run your account.',
      thirdLevel: 'We keep the data until you delete the account; orders as long as tax law asks for.',
    },
  },
  paidMedia: {
    version: '5',
    texts: {
      firstLevel: 'Use my address to show me fitting advertising on other sites',
      secondLevel: 'Touchline gives partners a code made from your email address.',
      thirdLevel: 'Partners get the code, never the address itself.',
    },
  },
};

export interface ConsentSetting {
  before?: AccountConsents;
  flags?: Partial<FlagValues>;
  config?: Market['config'];
  requiredAge?: number;
}

export const nothingYet: AccountConsents = { minAgeConfirmed: false, consents: [] };

/** A back end in which the account has answered `before`, and every answer is accepted. */
export function consentPorts({ before, flags, config, requiredAge = 16 }: ConsentSetting = {}): TestPorts {
  const ports = testPorts({ flags: { ACCOUNT_PAID_MEDIA_CONSENT: true, ...flags } });
  const market: Market = {
    ...britishMarket,
    account: { requiredAge },
    ...(config ? { config } : {}),
  };
  ports.server
    .on(getSite, { answer: { market, language: britain.language } })
    .on(getConsentsData, { answer: consentTexts })
    .on(getAccountConsents, { answer: before ?? nothingYet })
    .on(acceptConsents, { answer: { minAgeConfirmed: true, consents: [] } });
  return ports;
}

/** The store of a page that is loaded. */
export async function loadedStore(
  setting: ConsentSetting = {},
  ports = consentPorts(setting),
): Promise<AccountConsentStore> {
  const store = new AccountConsentStore(ports);
  await store.load();
  return store;
}
