import type { Stores } from './Stores.ts';

/** Opens what the membership opens by itself; its code is loaded where the market has the programme. */
export function followMembershipLate(stores: Stores, route: string): void {
  if (!stores.ports.flags.value('MEMBERSHIP_ENABLED')) return;
  import('@touchline/features/membership')
    .then(({ followMembership }) => followMembership(stores, route))
    .catch((error: unknown) => stores.ports.reporter.report('The membership could not open', error));
}
