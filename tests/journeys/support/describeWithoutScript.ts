import { isHydrated } from './hydrated.ts';
import { keepAway } from './keepAway.ts';
import { expect, test } from './test.ts';

/** Two reasons why a page runs without JavaScript: it is turned off, or the script fails to load. */
const reasons = [
  { name: 'without JavaScript', javaScriptEnabled: false },
  { name: 'when the script does not arrive', javaScriptEnabled: true },
] as const;

/** Runs the same tests for both reasons, and checks that no page was hydrated. */
export function describeWithoutScript(tests: (javaScriptEnabled: boolean) => void): void {
  for (const { name, javaScriptEnabled } of reasons)
    test.describe(name, () => {
      test.use({ javaScriptEnabled });
      let release: () => Promise<void> = () => Promise.resolve();
      test.beforeEach(async ({ page }) => {
        if (javaScriptEnabled) release = await keepAway(page, '*/assets/*.js');
      });
      test.afterEach(async ({ page }) => {
        // What a hydrated page has did not come.
        if (javaScriptEnabled) expect(await page.evaluate(isHydrated)).toBe(false);
        await release();
      });
      tests(javaScriptEnabled);
    });
}
