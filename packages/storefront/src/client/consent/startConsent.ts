import { getSite } from '@touchline/contract/client/site';
import { configValue } from '@touchline/contract/config/configTable';
import { askForConsent, consentStore, openPrivacySettings } from '@touchline/features/consent';
import type { ConsentSource } from '@touchline/features/analytics';
import type { Stores } from '../../app/Stores.ts';
import { splitSitePath } from '../../app/address.ts';
import { asksForSettings, readSettingsRequest } from './settingsRequest.ts';

export interface ConsentStart {
  stores: Stores;
  /** Calls back with the path below the site path when another page is shown. */
  onPage(listener: (path: string) => void): void;
}

const settingsPath = '/privacy-settings';

/** Asks where the law asks first, opens the settings for whoever asks for them, and returns what analytics may do. */
export function startConsent({ stores, onPage }: ConsentStart): ConsentSource {
  const store = stores.of(consentStore);
  const report = (error: unknown) =>
    stores.ports.reporter.report('The consent could not be asked for', error);
  /** Whoever reads what they would agree to is not interrupted. */
  const isAbout = (path: string): boolean => {
    const { terms, privacy, imprint, cookies } = stores.site.market.legal;
    return [terms, privacy, imprint, cookies, settingsPath].includes(path);
  };
  const ask = (path: string) => {
    if (!isAbout(path)) askForConsent(stores).catch(report);
  };
  if (asksForSettings(location)) openForAddress(stores, new URL(location.href)).catch(report);
  else ask(splitSitePath(location.pathname).rest);
  onPage(ask);
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isOrdinary || link.target || link.pathname !== stores.site.href(settingsPath)) return;
      // Without this script the link leads to the page with the same settings.
      event.preventDefault();
      openPrivacySettings(stores, { opener: 'visitor' }).catch(report);
    },
    true,
  );
  void store.sendUnsent();
  return store.sourceOf('analytics');
}

/** Opens the settings that an address asks for. It may lead back to the shop and to its other applications only. */
async function openForAddress(stores: Stores, url: URL): Promise<void> {
  const site = await getSite(stores.ports.call).catch(() => undefined);
  const checkout = configValue(site?.market.config, 'checkoutOrigin');
  const request = readSettingsRequest(url, checkout ? [checkout] : []);
  await openPrivacySettings(stores, { opener: 'external', ...request });
}
