import { devices } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

// What a market of the demo turns on: stories in us, the curtain and the app's banner in ae, strip and popup in fr.

test('the home page tells stories over the whole window: by keyboard, and Back closes them [A2.109]', async ({
  page,
}) => {
  await page.goto('/us/help/terms');
  await page.goto('/us');
  await hydrated(page);
  const opener = page.getByRole('button', { name: 'Story: The boot test' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'The boot test' });
  const title = dialog.getByRole('heading', { level: 3 });
  await expect(title).toHaveText('Five boots, one saw');
  // Who wants no movement turns the pictures: it waits.
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(title).toHaveText('Eleven studs');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await dialog.getByRole('link', { name: 'Read the boot test' }).click();
  await expect(page).toHaveURL(/\/us\/blog\/boot-test$/);
});

test.describe('on a phone', () => {
  const { viewport, hasTouch, isMobile, userAgent } = devices['Pixel 7'];
  test.use({ viewport, hasTouch, isMobile, userAgent, contextOptions: { reducedMotion: 'no-preference' } });

  test('a story moves on by itself until it is stopped, and Back returns to the page [A2.109]', async ({
    page,
  }) => {
    await page.goto('/us');
    await hydrated(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'Story: Mile 20' }).tap();
    const title = page.getByRole('dialog').getByRole('heading', { level: 3 });
    await expect(title).toHaveText('Where races begin');
    await page.clock.runFor(6500);
    await expect(title).toHaveText('The plate');
    await page.getByRole('button', { name: 'Pause' }).tap();
    await page.clock.runFor(20_000);
    await expect(title).toHaveText('The plate');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/us$/);
  });

  test('the app’s banner leads to the app, and stays away once it is closed', async ({ page }) => {
    await page.goto('/ae/tempo-4/RR4101.html');
    await hydrated(page);
    const banner = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('link', { name: 'حمّل التطبيق' }) });
    await expect(banner.getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/apps\.example\.com\/touchline/,
    );
    await banner.getByRole('button').tap();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'حمّل التطبيق' })).toHaveCount(0);
  });
});

test('the start curtain of the season covers the home page, once a session [A2.109]', async ({ page }) => {
  await page.goto('/ae');
  await hydrated(page);
  const curtain = page.getByRole('dialog', { name: 'ادخل من الحر' });
  await curtain.getByRole('button', { name: 'إلى المتجر' }).click();
  await expect(curtain).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the strip of a market tells what it promises, one of it in a pop-up [A3.46]', async ({ page }) => {
  await page.goto('/fr/help/terms');
  await hydrated(page);
  const banner = page.getByRole('banner').locator('..');
  await expect(banner.getByText(/Livraison offerte dès 60/)).toBeVisible();
  await page.getByRole('button', { name: /Retours sous \d+ jours/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Comment retourner' });
  await dialog.getByRole('link', { name: 'Tout sur les retours' }).click();
  await expect(page).toHaveURL(/\/fr\/help\/returns$/);
});

test('the newsletter’s popup asks on the third visit, and not again once closed [A4.68, A4.69]', async ({
  page,
  baseURL,
}) => {
  await page.context().addCookies([{ url: baseURL ?? '', name: 'UserSignUpAndSave', value: '2' }]);
  await page.goto('/fr/track-order');
  await hydrated(page);
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/fr/help/terms');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
