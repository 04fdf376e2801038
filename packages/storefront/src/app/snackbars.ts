import { SnackbarQueue } from '@touchline/design-system/Snackbar';
import type { StoreDefinition } from './Stores.ts';

/** The short news of the visit. Nothing of them travels from the server. */
export const snackbars: StoreDefinition<SnackbarQueue, null> = {
  key: 'snackbars',
  create: () => new SnackbarQueue(),
  toSnapshot: () => null,
  fromSnapshot: () => new SnackbarQueue(),
};
