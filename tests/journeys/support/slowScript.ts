import type { BrowserContext } from 'playwright/test';

/** Delays the scripts until the returned function is called, like a slow line. */
export async function slowScript(context: BrowserContext): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
