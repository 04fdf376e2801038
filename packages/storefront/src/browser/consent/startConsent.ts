import {
  askForConsent,
  consentStore,
  followServerRenderedConsent,
  isAboutConsent,
  learnRegime,
  openPrivacySettings,
  settingsPath,
} from '@touchline/features/consent/consent';
import type { ConsentSource } from '@touchline/features/platform/analytics';
import type { Remote } from '@touchline/features/platform/remoteComponent';
import type { Stores } from '../../state/Stores.ts';
import { splitSitePath } from '../../routes/urls.ts';
import { asksForSettings } from './asksForSettings.ts';

export interface ConsentStart {
  stores: Stores;
  /** The application of the market that asks in place of the shop. */
  remote?: Remote | undefined;
  /** Calls back with the path below the site path when another page is shown. */
  onPage(listener: (path: string) => void): void;
}

/** Asks where the law asks first, opens the settings for whoever asks for them, and returns what analytics may do. */
export function startConsent({ stores, onPage, remote }: ConsentStart): ConsentSource {
  const store = stores.of(consentStore);
  if (remote) store.setRemote(remote);
  const report = (error: unknown) =>
    stores.ports.reporter.report('The consent could not be asked for', error);
  const sent = followServerRenderedConsent(store);
  const ask = (path: string) => {
    Promise.all([learnRegime(stores), sent])
      .then(() => (isAboutConsent(stores.site, path) ? undefined : askForConsent(stores)))
      .catch(report);
  };
  if (asksForSettings(location))
    import('./openForUrl.ts')
      .then(({ openForUrl }) => openForUrl(stores, new URL(location.href)))
      .catch(report);
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
