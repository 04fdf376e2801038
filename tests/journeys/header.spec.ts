import type { Page } from 'playwright/test';
import { makeAccount, newEmail, password } from './support/account.ts';
import { originOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test('the header of a desktop has links, logo, menu, search, account, wishlist and bag [A2.57]', async ({
  page,
}) => {
  await page.goto('/gb/help/terms');
  await hydrated(page);
  for (const name of ['Touchline home page', 'Help', 'Wishlist', 'Bag'])
    await expect(banner(page).getByRole('link', { name }).first()).toBeVisible();
  await expect(banner(page).getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toHaveCount(2);
  const all = mainMenu(page).getByRole('link', { name: 'All of Shoes' });
  await mainMenu(page).getByRole('link', { name: 'Men', exact: true }).hover();
  await expect(all).toBeVisible();
  await page.mouse.move(640, 760);
  await expect(all).toHaveCount(0);
});

test('by keyboard a button opens the flyout of an entry, Escape closes it, and the entry leads on', async ({
  page,
}) => {
  await page.goto('/gb/help/terms');
  await hydrated(page);
  const men = mainMenu(page).getByRole('link', { name: 'Men', exact: true });
  await men.focus();
  await page.keyboard.press('Tab');
  const opener = mainMenu(page).getByRole('button', { name: 'Show the menu for Men' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(mainMenu(page).getByRole('link', { name: 'All of Shoes' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(mainMenu(page).getByRole('link', { name: 'All of Shoes' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(men).toBeFocused();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/gb\/men$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the first tap on an entry opens its flyout, the second follows it [A4.92]', async ({ page }) => {
    await page.goto('/gb/help/terms');
    await hydrated(page);
    const men = mainMenu(page).getByRole('link', { name: 'Men', exact: true });
    await men.tap();
    await expect(mainMenu(page).getByRole('link', { name: 'All of Shoes' })).toBeVisible();
    await expect(page).toHaveURL(/\/gb\/help\/terms$/);
    await men.tap();
    await expect(page).toHaveURL(/\/gb\/men$/);
  });
});

test('a guest may sign in, join or take the newsletter; a member is welcomed by name [A2.58, A2.59]', async ({
  page,
  request,
}) => {
  const email = newEmail();
  await makeAccount(request, await originOf(page), email);
  await page.goto('/gb/track-order');
  await hydrated(page);
  for (const name of ['Join', 'Newsletter'])
    await expect(banner(page).getByRole('link', { name, exact: true })).toBeVisible();
  await banner(page).getByRole('link', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(banner(page).getByText('Welcome, Maya')).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Join', exact: true })).toHaveCount(0);
  await banner(page).getByRole('link', { name: 'Your orders' }).click();
  await expect(page).toHaveURL(/\/gb\/account\/orders$/);
  await banner(page).getByRole('link', { name: 'Wishlist', exact: true }).first().click();
  await expect(page).toHaveURL(/\/gb\/wishlist$/);
});

test('a market may set entries of its menu: the last one of another leads to the launches [A5.58]', async ({
  page,
}) => {
  await page.goto('/gb/help/terms');
  await expect(mainMenu(page).getByRole('link', { name: 'Launches' })).toHaveCount(0);
  await page.goto('/us/help/terms');
  await expect(mainMenu(page).getByRole('link').last()).toHaveText('Launches');
  await mainMenu(page).getByRole('link', { name: 'Launches' }).click();
  await expect(page).toHaveURL(/\/us\/launches$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('menu, logo, search, account, wishlist and bag fit, each 44 px, and lead where they say [A2.61]', async ({
    page,
  }) => {
    await page.goto('/gb/help/terms');
    await hydrated(page);
    const places = [
      banner(page).getByRole('button', { name: 'Menu', exact: true }),
      ...[/home page$/, /^Search$/, /^Sign in$/, /^Wishlist/, /^Bag/].map((name) =>
        banner(page).getByRole('link', { name }),
      ),
    ];
    for (const place of places) {
      const box = await place.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await banner(page).getByRole('link', { name: 'Sign in' }).tap();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Email address' })).toBeVisible();
  });

  test('the menu goes down a page and back, closes, and leads to country and language [A2.62]', async ({
    page,
  }) => {
    await page.goto('/de/help/terms');
    await hydrated(page);
    await banner(page).getByRole('button', { name: 'Menü', exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: 'Menü' });
    const women = drawer.getByText('Damen', { exact: true });
    const head = drawer.locator('summary').filter({ hasText: 'Herren' });
    await head.tap();
    await expect(drawer.getByRole('link', { name: 'Alles aus Herren' })).toBeVisible();
    await expect(women).toBeHidden();
    await expect(head).toContainText('Zurück zum Menü');
    await head.tap();
    await expect(women).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Deutschland, Deutsch, EUR' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Sprache: Deutsch' })).toBeVisible();
    await drawer.getByRole('button', { name: 'Menü schließen' }).tap();
    await expect(drawer).toBeHidden();
  });

  test('the refreshed header has the search in a row of its own and the menu at the end [A2.63]', async ({
    page,
  }) => {
    await page.goto('/kr/help/terms');
    await hydrated(page);
    const search = banner(page).getByRole('link', { name: /^검색/ });
    const row = await search.boundingBox();
    const menu = await banner(page).getByRole('button', { name: '메뉴', exact: true }).boundingBox();
    const bag = await banner(page)
      .getByRole('link', { name: /^장바구니/ })
      .boundingBox();
    expect(row?.width).toBeGreaterThan(270);
    expect(row?.y).toBeGreaterThan((menu?.y ?? 0) + 40);
    expect(menu?.x).toBeGreaterThan(bag?.x ?? 400);
    await search.tap();
    await expect(page.getByRole('dialog', { name: '검색' }).getByRole('combobox')).toBeFocused();
  });

  test('the search opens over the whole screen, and Back, Escape and a result close it [A2.99]', async ({
    page,
  }) => {
    await page.goto('/gb/help/terms');
    await hydrated(page);
    const toggle = banner(page).getByRole('link', { name: 'Search', exact: true });
    const screen = page.getByRole('dialog', { name: 'Search' });
    const field = screen.getByRole('combobox');

    await test.step('with the focus in its field, and what many search for', async () => {
      await toggle.tap();
      await expect(field).toBeFocused();
      await expect(screen.getByRole('link', { name: 'running shoes' })).toBeVisible();
      expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320, height: 640 });
    });

    await test.step('Back closes it, and the page stays', async () => {
      await page.goBack();
      await expect(screen).toBeHidden();
      await expect(page).toHaveURL(/\/gb\/help\/terms$/);
    });

    await test.step('Escape clears what was typed, then closes it, and the focus returns', async () => {
      await toggle.tap();
      await field.fill('tem');
      await expect(screen.getByRole('option').first()).toBeVisible();
      await field.press('Escape');
      await expect(field).toHaveValue('');
      await field.press('Escape');
      await expect(screen).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    await test.step('a popular search leads to its results, and is a recent one the next time', async () => {
      await toggle.tap();
      await screen.getByRole('link', { name: 'hoodies' }).tap();
      await expect(page).toHaveURL(/\/gb\/search\?q=hoodies$/);
      await expect(screen).toBeHidden();
      await toggle.tap();
      await expect(screen.getByRole('option').first()).toBeVisible();
      await field.press('Escape');
      const recent = screen.getByRole('button', { name: 'Remove hoodies from the list' });
      await recent.tap();
      await expect(recent).toHaveCount(0);
    });
  });

  test('menu, its pages and search take 800, 500 and 300 ms, and none with reduced motion [A4.128, A9.22]', async ({
    page,
  }) => {
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const head = drawer.locator('summary').filter({ hasText: 'Men' }).first();
    const screen = page.getByRole('dialog', { name: 'Search' });
    const durationOf = (place: typeof drawer, property: 'transitionDuration' | 'animationDuration') =>
      place.evaluate((element, name) => getComputedStyle(element)[name].split(',')[0], property);
    for (const [reducedMotion, menu, below, search] of [
      ['no-preference', '0.8s', '0.5s', '0.3s'],
      ['reduce', '0.001s', '0.001s', '0.001s'],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/gb/help/terms');
      await hydrated(page);
      await banner(page).getByRole('button', { name: 'Menu', exact: true }).tap();
      expect(await durationOf(drawer, 'transitionDuration')).toBe(menu);
      await head.tap();
      expect(await durationOf(drawer.locator('details[open]'), 'animationDuration')).toBe(below);
      await drawer.getByRole('button', { name: 'Close menu' }).tap();
      await expect(drawer).toBeHidden();
      await banner(page).getByRole('link', { name: 'Search', exact: true }).tap();
      await expect(screen.getByRole('combobox')).toBeFocused();
      await screen.getByRole('button', { name: 'Close search' }).tap();
      const closed = page.locator('dialog[data-pace=search]');
      expect(await durationOf(closed, 'transitionDuration')).toBe(search);
      await expect(closed).toBeHidden();
    }
  });
});
