import { dialogStore } from '../../platform/dialogs/index.ts';
import { loadMessages } from '../../platform/i18n/index.ts';
import type { StoreContext } from '../../platform/module/index.ts';
import { stored } from '../../platform/storage/index.ts';
import { voucherSnackbar, vouchersMessages } from '../vouchers/index.ts';
import { membershipConsent, membershipIncentive } from './membershipDialogs.ts';
import { membershipMessages } from './membershipMessages.ts';
import { incentiveSeen, membershipInfo, voucherSeen } from './storage.ts';

/** Pages, by the id of their route, on which nothing of the membership opens by itself: whoever pays or signs in goes on. */
const quietPages: ReadonlySet<string> = new Set([
  ...['checkout', 'review', 'paymentEntry', 'paymentCallback', 'confirmation', 'sessionExpired'],
  ...['membershipConsent'],
  ...['login', 'registration', 'forgotPassword', 'resetPassword', 'setPassword', 'cookies', 'region'],
  ...['cart', 'membership', 'privacyRequest', 'privacySettings', 'verifyEmail'],
]);

/**
 * Opens what the membership opens by itself on a page: the consent for whoever is signed in, has no loyalty record and
 * has not been asked, the snackbar of a voucher (not on the product page), and for visitors the one that tells what signing in brings. Each
 * snackbar is shown once in a session of the browser.
 */
export async function followMembership(stores: StoreContext, route: string): Promise<void> {
  await stores.session.settled();
  const { session, ports } = stores;
  if (!ports.flags.value('MEMBERSHIP_ENABLED')) return;
  const { membership } = session;
  const values = stored(ports);
  if (membership?.isMember) {
    const { membershipTier, membershipPoints } = membership;
    values.write(membershipInfo, { membershipTier, membershipPoints });
  } else if (membership) values.remove(membershipInfo);
  // Whoever was signed in knows what it brings: nothing reminds them right after they have left.
  if (session.isSignedIn) values.write(incentiveSeen, '1');
  if (quietPages.has(route)) return;
  const dialogs = stores.of(dialogStore);
  if (membership?.needsConsent) {
    await loadMessages(stores.translator, [membershipMessages]);
    return dialogs.request(membershipConsent);
  }
  if (membership?.voucher && route !== 'product' && values.read(voucherSeen) === undefined) {
    await loadMessages(stores.translator, [vouchersMessages]);
    values.write(voucherSeen, '1');
    return dialogs.request(voucherSnackbar);
  }
  if (!session.isSignedIn && values.read(incentiveSeen) === undefined) {
    await loadMessages(stores.translator, [membershipMessages]);
    values.write(incentiveSeen, '1');
    dialogs.request(membershipIncentive);
  }
}
