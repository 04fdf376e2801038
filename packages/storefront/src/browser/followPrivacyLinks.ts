import { privacyRequestPages } from '@touchline/contract/privacyRequest/pages';
import type { OpenPrivacyRequest } from '@touchline/features/consent/privacyRequest';
import { privacyRequest } from '../shell/lazyFeatures.ts';
import type { Stores } from '../state/Stores.ts';

/** The address of any page opens the data settings by this. */
const query = 'open-data-settings';

/** Opens the data settings as a dialog, for links to their page and for the address of this one. */
export function followPrivacyLinks(stores: Stores): void {
  const path = stores.site.href(privacyRequestPages.form);
  const reload = () => location.reload();
  const open = (opener: OpenPrivacyRequest['opener']) =>
    privacyRequest.open(stores, privacyRequestPages.form, ({ openPrivacyRequest }) =>
      openPrivacyRequest(stores, { opener, reload }),
    );
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOrdinary = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !isOrdinary || link.target || link.pathname !== path || location.pathname === path) return;
      // The dialog of the privacy settings is left for this one, and their page stays behind it.
      event.preventDefault();
      open('visitor');
    },
    true,
  );
  if (new URLSearchParams(location.search).has(query)) open('address');
}
