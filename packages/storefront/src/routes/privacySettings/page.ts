import { consentMessages, consentStore } from '@touchline/features/consent/consent';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { PrivacySettingsView } from './PrivacySettingsView.tsx';

/** What the visitor allows, as a page of its own: it works without script, and the forms of the notice lead here. */
export const page = definePage({
  messages: [consentMessages],
  isPersonal: true,
  load({ stores, url }) {
    const { site, translator } = stores;
    const store = stores.of(consentStore);
    store.isSaved = url.searchParams.has('saved');
    const key = store.hasCcpaDialog ? 'consent.ccpa.title' : 'consent.page.title';
    return {
      head: {
        title: pageTitle(site, translator.translate('consent', key)),
        canonicalPath: '/privacy-settings',
        robots: 'noindex',
      },
    };
  },
  View: PrivacySettingsView,
});
