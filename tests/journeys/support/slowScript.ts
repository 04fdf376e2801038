import type { BrowserContext } from 'playwright/test';

/** Holds the script back until told, as a slow line does. */
export async function slowScript(context: BrowserContext): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await context.route('**/assets/main-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
