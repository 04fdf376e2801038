import { configNames, configDefinition, type ConfigName } from '@touchline/contract/config/configTable';
import type { ModuleDefinition } from '@touchline/features/platform/module';
import type { StoredPlace, StoragePurpose } from '@touchline/features/platform/storage';
import * as modules from '../../state/modules.ts';

/** Something that a page of the shop may do in a browser, and what for. */
export interface InventoryEntry {
  /** A cookie, a key of a storage, a list of the page, a script of the shop, or another origin. */
  readonly kind: StoredPlace | 'list' | 'script' | 'origin';
  /** A cookie or key by its name, an origin by the configuration value that names it. */
  readonly name: string;
  readonly purpose: StoragePurpose;
  /** The module that does it. */
  readonly owner: string;
}

/** What each configured origin is for; the browser requests nothing from any other. */
const originPurposes: Readonly<Partial<Record<ConfigName, StoragePurpose>>> = {
  tagManagerScript: 'analytics',
  tagManagerOrigins: 'analytics',
  cookieConsentOrigin: 'necessary',
  privacyRequestOrigin: 'necessary',
  singleSignOnOrigin: 'necessary',
  checkoutOrigin: 'necessary',
  botProtectionOrigin: 'necessary',
  accountPortalOrigin: 'necessary',
  mapTiles: 'necessary',
  chatOrigin: 'preferences',
  remoteHeaderOrigin: 'necessary',
};

const stored = Object.values<ModuleDefinition>(modules).flatMap(({ key: owner, storage = [] }) =>
  storage.map(({ key, where, purpose }) => ({ kind: where, name: key, purpose, owner })),
);
const origins = configNames.flatMap((name) => {
  const purpose = originPurposes[name];
  return purpose ? [{ kind: 'origin' as const, name, purpose, owner: configDefinition(name).owner }] : [];
});

/** Every cookie, storage key, list, script and outside request of the shop, with the purpose it needs. */
export const inventory: readonly InventoryEntry[] = [
  ...stored,
  { kind: 'list', name: 'dataLayer', purpose: 'analytics', owner: 'analytics' },
  { kind: 'script', name: 'The shop’s own files', purpose: 'necessary', owner: 'storefront' },
  { kind: 'origin', name: 'The frame of the payment provider', purpose: 'necessary', owner: 'checkout' },
  ...origins,
];

/** Whether a visitor has to allow a purpose. */
export const needsConsent = (purpose: StoragePurpose): boolean =>
  purpose === 'analytics' || purpose === 'advertising';
