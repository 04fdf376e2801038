import { getSite } from '@touchline/contract/market/endpoints';
import { sendPrivacyRequest } from '@touchline/contract/privacyRequest/endpoints';
import type { PrivacyCase } from '@touchline/contract/privacyRequest/schema';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { marketWith } from '../../account/registration/Registration.fixtures.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { PrivacyCaseStore, type PrivacyCaseSnapshot } from './PrivacyCaseStore.ts';
import {
  PrivacyRequestStore,
  type ObjectingConsent,
  type PrivacyMarket,
  type PrivacyRequestSnapshot,
} from './PrivacyRequestStore.ts';

export const maya = 'maya.okafor@example.com';

/** A market under the GDPR. */
export const gdpr: PrivacyMarket = {
  ...{ category: 'GDPR', advertisingCookies: ['_fbp', '_gcl_au'], remote: undefined },
};

/** California. */
export const ccpa: PrivacyMarket = { ...gdpr, category: 'CCPA' };

/** Brazil. */
export const lgpd: PrivacyMarket = { ...gdpr, category: 'LGPD' };

/** Ports whose server knows the market and takes every request. */
export function privacyPorts(): TestPorts {
  const ports = testPorts();
  ports.server
    .on(getSite, { answer: { market: marketWith({}), language: britain.language } })
    .on(sendPrivacyRequest, { answer: { success: true } });
  return ports;
}

/** A consent that only notes what is asked of it. */
export function notedConsent(actions: string[] = []): ObjectingConsent {
  return {
    doNotSell: (place) => void actions.push(`consent ${place}`),
    sending: Promise.resolve(),
  };
}

/** Typed values of a form with a chosen type. */
export const typed = (requestType: string, more: Readonly<Record<string, string>> = {}) => ({
  values: { requestType, lastName: 'Okafor', email: maya, ...more },
  problems: {},
});

/** The form as the server sends it, or as it is after some actions. */
export function requestIn(
  state: Partial<PrivacyRequestSnapshot> = {},
  ports: TestPorts = privacyPorts(),
  consent: ObjectingConsent = notedConsent(),
): PrivacyRequestStore {
  return PrivacyRequestStore.fromSnapshot(ports, consent, {
    ...{ load: 'ready', market: gdpr, state: 'open', attempt: 0, isBotCheckNeeded: false },
    fields: { values: {}, problems: {} },
    ...state,
  });
}

export const received: PrivacyCase = {
  ...{ state: 'received', category: 'GDPR', requestType: 'EXPORT', maskedEmail: 'm•••@example.com' },
  ...{ receivedAt: '2026-11-21T10:00:00.000Z', dueAt: '2026-12-21T10:00:00.000Z' },
  ...{ isReviewed: false, refusal: null, archive: 'none' },
};

/** The page of a link. */
export function caseIn(
  changes: Partial<PrivacyCase> = {},
  state: Partial<PrivacyCaseSnapshot> = {},
  ports: TestPorts = testPorts(),
): PrivacyCaseStore {
  return PrivacyCaseStore.fromSnapshot(ports, {
    status: { kind: 'open', privacyCase: { ...received, ...changes } },
    key: '5f0c1d9a7be24c6890aa31d2f4b7e6c8',
    ...state,
  });
}
