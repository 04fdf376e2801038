import { stored } from '@touchline/features/platform/storage';
import type { PageContext } from '../page.ts';
import { uniqueUserId } from '../../state/uniqueUserId.ts';

/** Where the wallet sends the shopper back to, and who decides the A/B test. */
export const walletReturn = ({ stores, url }: Pick<PageContext, 'stores' | 'url'>) => ({
  redirectAddress: new URL(stores.site.href('/checkout/amazon-callback'), url.origin).href,
  userId: stored(stores.ports).read(uniqueUserId),
});
