import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('a product page says by carrier when a size arrives at a postcode [C7.34]', async ({ page }) => {
  await page.goto('/gb/tempo-4/RR4101.html');
  await hydrated(page);
  const field = page.getByRole('textbox', { name: 'Your postcode' });
  await field.fill('M4 3AQ');
  await field.press('Enter');
  await expect(page.getByText(/^Express: with you/)).toBeVisible();
  await expect(page.getByText(/^Standard: with you/)).toBeVisible();
  await field.fill('ZE1 0AA');
  await field.press('Enter');
  await expect(page.getByText(/^Express: with you/)).toBeHidden();
  await expect(page.getByText(/^Standard: with you/)).toBeVisible();
  await field.fill('JE2 3AB');
  await field.press('Enter');
  await expect(page.getByText('We do not deliver to this postcode')).toBeVisible();
});
