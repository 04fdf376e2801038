import { SnackbarQueue } from '@touchline/design-system/Snackbar';
import type { StoreDefinition } from '@touchline/features/platform/module';

/** The snackbars of the session. None are sent from the server. */
export const snackbars: StoreDefinition<SnackbarQueue, null> = {
  key: 'snackbars',
  onIdentity: 'drop',
  create: () => new SnackbarQueue(),
  toSnapshot: () => null,
  fromSnapshot: () => new SnackbarQueue(),
};
