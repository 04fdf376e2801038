import { Button } from '@touchline/design-system/Button';
import { Dialog } from '@touchline/design-system/Dialog';
import { i18nextTranslator } from '../i18n/i18nextTranslator.ts';
import type { StoreContext } from '../module/index.ts';
import { testPorts } from '../ports/testPorts.ts';
import { SessionStore } from '../session/index.ts';
import { britishSite } from '../site/Site.fixtures.ts';
import type { DialogDefinition } from './DialogDefinition.ts';
import type { DialogRankName } from './dialogRanks.ts';

/** Titles of the samples. */
export const sampleTitles: Record<DialogRankName, string> = {
  geolocation: 'Shop in another region?',
  language: 'Choose your language',
  consent: 'Cookies',
  privacyRequest: 'Your data',
  registrationFirst: 'Join first',
  externalLoginError: 'Signing in failed',
  login: 'Sign in',
  newsletter: 'News by mail',
  freshLogin: 'Confirm it’s you',
  paymentInProgress: 'Your payment is in progress',
  membershipSnackbar: 'Members get more',
  membershipDetails: 'Your membership',
  vouchersSnackbar: 'Your vouchers',
  directAction: 'Size guide',
};

/** A dialog of a rank, without content of its own. */
export const sampleDialog = (rank: DialogRankName, key: string = rank): DialogDefinition => ({
  key,
  rank,
  load: async () => ({
    View: ({ isOpen, onClose }) => (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={sampleTitles[rank]}
        closeLabel="Close"
        size="small"
        footer={<Button onClick={onClose}>Done</Button>}
      >
        The one dialog that is open.
      </Dialog>
    ),
  }),
});

/** The stores that samples do not need. */
export const noStores = (): StoreContext => {
  const refuse = () => {
    throw new Error('A sample dialog has no store.');
  };
  const ports = testPorts();
  return {
    ...{ ports, site: britishSite(), translator: i18nextTranslator('en', refuse), of: refuse },
    ...{ session: new SessionStore(ports), identityEnds: new AbortController().signal },
  };
};
