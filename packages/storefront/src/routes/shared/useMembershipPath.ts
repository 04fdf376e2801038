import { useStores } from '../../state/StoresContext.ts';

/** The page of the membership, below the site path; `undefined` where the market has no programme. */
export function useMembershipPath(): string | undefined {
  const { ports } = useStores();
  return ports.flags.value('MEMBERSHIP_ENABLED') ? '/account/membership' : undefined;
}
