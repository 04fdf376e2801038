import { recordCookieChoice } from '@touchline/contract/consent/endpoints';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { ConsentStore, type ConsentRules } from './ConsentStore.ts';

export const gdprRules: ConsentRules = {
  regime: 'gdpr',
  mode: 'nested',
  revision: '1',
  isMultiple: false,
  isShown: true,
  hasCcpaDialog: false,
  hasReject: true,
};

export const ccpaRules: ConsentRules = { ...gdprRules, regime: 'ccpa', hasCcpaDialog: true };

export const visitorKey = 'a'.repeat(32);

/** A browser with these cookies, whose back end records every choice. */
export function consentPorts(cookies: Readonly<Record<string, string>> = {}, hasSignal = false): TestPorts {
  const ports = testPorts();
  for (const [name, value] of Object.entries(cookies)) ports.storage.set(name, value);
  ports.server.on(recordCookieChoice, { answer: { recorded: true } });
  return Object.assign(ports, { hasPrivacySignal: hasSignal });
}

/** The cookies of a visitor who has chosen. */
export const cookiesOf = (levels: readonly number[], revision = '1'): Record<string, string> => ({
  consent: String(Math.max(...levels)),
  consentRecord: JSON.stringify({ revision, levels, visitorKey }),
});

export function consentIn(
  rules: Partial<ConsentRules> = {},
  cookies: Readonly<Record<string, string>> = {},
  hasSignal = false,
): ConsentStore {
  return new ConsentStore(consentPorts(cookies, hasSignal), { ...gdprRules, ...rules });
}
