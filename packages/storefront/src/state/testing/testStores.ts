import { createTransport } from '@touchline/contract/client/transport';
import type { FlagValues } from '@touchline/contract/flags/flagTable';
import { knownBrands } from '@touchline/design-system/brand';
import { ScriptedServer } from '@touchline/contract/scripted';
import { loadMessages } from '@touchline/features/platform/i18n';
import { i18nextTranslator } from '@touchline/features/platform/i18n/i18nextTranslator';
import { SessionFlags, type Ports } from '@touchline/features/platform/ports';
import { Site, siteBrand, type SiteSnapshot } from '@touchline/features/platform/site';
import { composeStores } from '../composeStores.ts';
import { shellMessages } from '../../shell/shell.ts';
import type { Stores } from '../Stores.ts';

const language = { code: 'en', label: 'English', sitePath: 'gb' };
const britain: SiteSnapshot = {
  brand: siteBrand(knownBrands.touchline),
  language,
  market: {
    ...{ code: 'gb', country: 'GB', countryNames: { en: 'United Kingdom' }, currency: 'GBP' },
    ...{ languages: [language], timeZone: 'Europe/London', sizeSystem: 'UK', showLowestPrice30Days: true },
    ...{ returnDays: 60, maxQuantity: 10, consent: 'gdpr', taxation: { policy: 'gross' } },
    addressOrder: ['firstName', 'lastName', 'line1', 'line2', 'city', 'postalCode'],
    legal: { terms: '/help/terms', privacy: '/help/privacy', cookies: '/help/cookies' },
  },
};

/** The stores of a British visitor whose back end answers by script, and the script. */
export async function testStores(
  site: Partial<SiteSnapshot> = {},
  flags: Partial<FlagValues> = {},
): Promise<Stores & { server: ScriptedServer }> {
  const server = new ScriptedServer();
  const ports: Ports & { flags: SessionFlags } = {
    call: createTransport({
      ...{ fetch: server.fetch, origin: 'https://shop.example', sitePath: 'gb', surface: () => 'chk' },
    }),
    clock: { now: () => new Date('2026-11-21T10:00:00Z') },
    storage: { get: () => undefined, set: () => undefined, remove: () => undefined },
    navigation: { go: () => undefined, leave: () => undefined },
    analytics: { track: () => undefined },
    flags: new SessionFlags({ ...flags }),
    reporter: { report: (message, error) => console.warn(message, error) },
  };
  const translator = i18nextTranslator('en', (key) => console.error(`No message for ${key}`));
  await loadMessages(translator, shellMessages);
  const stores = composeStores({ ports, site: new Site({ ...britain, ...site }), translator });
  return Object.assign(stores, { server });
}
