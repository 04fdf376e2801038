import { mayBeSuggestedRegion } from '@touchline/features/regionChoice';
import type { Stores } from './Stores.ts';

/** Pages, by the id of their route, whose visitors choose a region anyway, or pay. */
const quietPages: ReadonlySet<string> = new Set([
  ...['region', 'regionOnPhone', 'locations', 'checkout', 'paymentEntry', 'paymentCallback'],
]);

/** Opens the choice of the language; its code is loaded with the first use. Without it the page of countries opens. */
export function openLanguageLate(stores: Stores, path: string): void {
  import('@touchline/features/region')
    .then(({ openLanguageChoice }) => openLanguageChoice(stores, path))
    .catch(() => stores.ports.navigation.go('/country-selector.html'));
}

/** Asks a visitor who has chosen no region whether the one where they seem to be fits better. */
export function suggestRegionLate(stores: Stores, route: string): void {
  if (quietPages.has(route) || !mayBeSuggestedRegion(stores.ports)) return;
  import('@touchline/features/region')
    .then(({ suggestRegion }) => suggestRegion(stores))
    .catch((error: unknown) => stores.ports.reporter.report('The region could not be suggested', error));
}
