import type { HeaderAccount } from './HeaderAccount.ts';
import type { HeaderTopLink } from './HeaderStore.ts';

/** The links above the bar for this visitor: those of an account need somebody who is signed in. */
export const linksFor = (
  links: readonly HeaderTopLink[],
  account: Pick<HeaderAccount, 'isSignedIn'> | undefined,
): HeaderTopLink[] => links.filter(({ isOfAccount }) => !isOfAccount || account?.isSignedIn);
