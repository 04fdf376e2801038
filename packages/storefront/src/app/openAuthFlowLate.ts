import type { AuthFlowRequest } from '@touchline/features/authFlow';
import type { Stores } from './Stores.ts';

/**
 * Opens the overlay for signing in and registering; its code is loaded with the first use. Where it cannot be loaded,
 * the page at `otherwise`, below the site path, opens instead.
 */
export function openAuthFlowLate(stores: Stores, request: AuthFlowRequest, otherwise: string): void {
  import('@touchline/features/authFlow')
    .then(({ openAuthFlow }) => openAuthFlow(stores, request))
    .catch(() => stores.ports.navigation.go(otherwise));
}
