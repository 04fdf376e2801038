import { SnackbarQueue } from '@touchline/design-system/Snackbar';
import type { StoreDefinition } from './Stores.ts';

/** The snackbars of the session. None are sent from the server. */
export const snackbars: StoreDefinition<SnackbarQueue, null> = {
  key: 'snackbars',
  create: () => new SnackbarQueue(),
  toSnapshot: () => null,
  fromSnapshot: () => new SnackbarQueue(),
};
