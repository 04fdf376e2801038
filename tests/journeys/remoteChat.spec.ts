import { expect, test } from './support/test.ts';

// The examples that come with the shop: a chat in the United States, a remote header in Korea.

test('the chat answers, and Escape leads back to its button [A7.53]', async ({ page }) => {
  await page.goto('/us');
  const open = page.getByRole('button', { name: 'Chat', exact: true });
  await open.press('Enter');
  const panel = page.getByRole('region', { name: 'Ask us' });
  await expect(panel.getByRole('textbox', { name: 'Your question' })).toBeFocused();
  await page.keyboard.type('How do I send something back?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log')).toContainText('Send it back from your order’s page.');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
});

test('a chat that is away leaves the page as it is, and the log tells [A8.43]', async ({
  page,
  complaints,
}) => {
  await page.route('**/components/shop-chat.js', (route) => route.abort());
  await page.goto('/us');
  await expect.poll(() => complaints.join()).toContain('The chat could not be loaded');
  complaints.length = 0;
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('paying is not interrupted by the chat', async ({ page }) => {
  await page.goto('/us');
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  await page.goto('/us/cart');
  await expect(page.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  await page.goto('/us/checkout');
  await expect(page.locator('shop-chat')).toHaveCount(0);
});

test('the band above the header is the remote header’s, with its style sheet [A2.64]', async ({ page }) => {
  await page.goto('/kr');
  const band = page.getByRole('banner').locator('shop-header');
  await expect(band.getByRole('link', { name: '팀 장비 보기' })).toHaveCSS('font-weight', '600');
});

test('without the remote header the shop says its own [A2.64]', async ({ page, complaints }) => {
  await page.goto('/kr', { waitUntil: 'commit' });
  const own = await page.getByRole('banner').locator('p, div').first().innerText();
  await page.route('**/components/shop-header.css', (route) => route.abort());
  await page.goto('/kr');
  await expect.poll(() => complaints.join()).toContain('The remote header could not be loaded');
  complaints.length = 0;
  await expect(page.locator('shop-header')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText(own.split('\n')[0] ?? '');
});
