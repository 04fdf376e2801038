import { test } from './support/test.ts';
import { hydrated } from './support/hydrated.ts';
import { addButton } from './support/product.ts';
const shots = [
  ['gb', 360, 'light'],
  ['gb', 1280, 'dark'],
  ['de', 768, 'light'],
  ['ae-ar', 360, 'light'],
] as const;
test.use({ isPainted: true });
test('shots', async ({ page }) => {
  test.setTimeout(120000);
  for (const [site, width, scheme] of shots) {
    if (site === 'ae-ar') continue;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(`/${site}/gift-card/GC1001.html`);
    await hydrated(page);
    await page
      .locator('input[name=sku]')
      .nth(2)
      .evaluate((e: HTMLElement) => e.click());
    await page.locator('[name="gift.recipientName"]').fill('Ada Lovelace');
    await page.locator('[name="gift.message"]').fill('Happy birthday!\nFor the shoes you keep looking at.');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/shot-${site}-${width}.png`, fullPage: true });
  }
  await page.goto('/gb/gift-card/GC1001.html');
  await hydrated(page);
  await page
    .locator('input[name=sku]')
    .nth(2)
    .evaluate((e: HTMLElement) => e.click());
  await page.locator('[name="gift.recipientName"]').fill('Ada Lovelace');
  await page.locator('[name="gift.recipientEmail"]').fill('ada@example.org');
  await page.locator('[name="gift.senderName"]').fill('Maya');
  await page.locator('[name="gift.sendOn"]').fill(new Date(Date.now() + 9e8).toISOString().slice(0, 10));
  await addButton(page).click();
  await page.waitForTimeout(800);
  await page.screenshot({ path: '/tmp/shot-dialog.png' });
  await page.goto('/gb/cart');
  await page.waitForTimeout(500);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.screenshot({ path: '/tmp/shot-cart.png' });
  await page.goto('/gb/checkout');
  await hydrated(page);
  await page.screenshot({ path: '/tmp/shot-checkout.png', fullPage: true });
  await page.goto('/gb/accessories/gift-cards');
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/shot-list.png' });
});
