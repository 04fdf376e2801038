import { accountFrame } from '@touchline/features/account/account';
import { passkeysStore, securityMessages, sessionsStore } from '@touchline/features/account/security';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { SecurityView } from './SecurityView.tsx';

/** The passkeys of the account, and the devices on which it is signed in. */
export const page = definePage({
  messages: [securityMessages],
  frame: accountFrame,
  async load({ stores }) {
    const passkeys = stores.of(passkeysStore);
    const sessions = stores.of(sessionsStore);
    await Promise.all([passkeys.load(), sessions.load()]);
    const hasFailed = passkeys.status === 'failed' || sessions.status === 'failed';
    return {
      ...(hasFailed ? { status: 503 } : {}),
      head: {
        title: pageTitle(stores.site, stores.translator.translate('security', 'security.title')),
        canonicalPath: '/account/security',
        robots: 'noindex',
      },
    };
  },
  View: SecurityView,
  isPersonal: true,
});
