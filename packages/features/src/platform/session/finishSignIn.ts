import type { StoreContext } from '../module/index.ts';
import { saySignedIn } from './saySignedIn.ts';

export interface AfterSignIn {
  /** Where to go, below the site path. @default the page stays; the login page leads back to where the visitor was */
  path?: string;
  /** Called once the session is known in this page, before it goes elsewhere. */
  onSignedIn?: () => void;
}

/**
 * What follows a successful sign-in, whichever way it was made: the page learns who the visitor is now, so that personal
 * stores are replaced and other tabs are told; then it goes where the shopper wanted, and screen readers are told. Needs
 * the stores of the app, not those of the person before, whose ports end here.
 */
export async function finishSignIn(
  stores: Pick<StoreContext, 'session' | 'ports' | 'translator'>,
  { path, onSignedIn }: AfterSignIn = {},
): Promise<void> {
  await stores.session.refresh();
  onSignedIn?.();
  if (path !== undefined) stores.ports.navigation.go(path);
  await saySignedIn(stores);
}
