import { hydrated } from './support/hydrated.ts';
import { slowScript } from './support/slowScript.ts';
import { expect, test } from './support/test.ts';

test.use({ hasAnsweredConsent: false });

test('a choice made on the page of the settings before hydration is confirmed, and stays so', async ({
  page,
  context,
}) => {
  const release = await slowScript(context);
  await page.goto('/gb/privacy-settings');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.waitForURL('**/gb/privacy-settings?saved=true');
  const confirmation = page.getByText('Your choice is saved');
  await expect(confirmation).toBeVisible();
  release();
  await hydrated(page);
  await expect(confirmation).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
});
