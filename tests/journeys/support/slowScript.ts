import type { BrowserContext } from 'playwright/test';

/** Holds the script back until told, as a slow line does. */
export async function slowScript(context: BrowserContext): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
