import type { StoreContext } from '../module/index.ts';

/**
 * What follows a sign-out: the page learns that nobody is signed in any more, so that personal stores are dropped and
 * other tabs are told; then it goes to a page that everybody may see. Needs the stores of the app.
 */
export async function finishSignOut(
  { session, ports }: Pick<StoreContext, 'session' | 'ports'>,
  path = '/',
): Promise<void> {
  await session.refresh();
  ports.navigation.go(path);
}
