import { accountFrame } from '@touchline/features/account/account';
import { membershipMessages } from '@touchline/features/loyalty/membership';
import { definePage } from '../page.ts';
import { pageTitle } from '../pageTitle.ts';
import { MembershipConsentView } from './MembershipConsentView.tsx';

/** The membership consent; a member has nothing to answer. */
export const page = definePage({
  messages: [membershipMessages],
  frame: accountFrame,
  async load({ stores }) {
    if (stores.session.membership?.isMember) return { redirect: '/account/membership' };
    return {
      head: {
        title: pageTitle(stores.site, stores.translator.translate('membership', 'consent.main.title')),
        canonicalPath: '/account/membership/consent',
        robots: 'noindex',
      },
    };
  },
  View: MembershipConsentView,
  isPersonal: true,
});
