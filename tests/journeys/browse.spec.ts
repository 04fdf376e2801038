import type { Locator } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { pricesOf } from './support/prices.ts';
import { expect, test } from './support/test.ts';

test('the menu leads from the home page to a category with products [A1.04, A2.07, A2.09]', async ({
  page,
}) => {
  await page.goto('/gb');
  await hydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const women = menu.getByRole('link', { name: 'Women', exact: true });
  await women.hover();
  await expect(menu.getByRole('link', { name: 'All of Shoes' })).toBeVisible();
  await women.click();
  await expect(page).toHaveURL(/\/gb\/women$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Women');
  await expect(page).toHaveTitle(/Women/);
  expect(await page.getByRole('article').count()).toBeGreaterThan(10);
});

test('Back from a product brings the list where it was left, Forward the product [A2.41]', async ({
  page,
}) => {
  await page.goto('/gb/women');
  await hydrated(page);
  const card = page.getByRole('article').nth(12).getByRole('link').first();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await card.click();
  await page.waitForURL(/\.html$/);
  expect(page.url()).not.toContain('#');
  const product = page.url();
  await page.goBack();
  await expect(page).toHaveURL(/\/gb\/women$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(left - 60);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(left + 60);
  await page.goForward();
  await expect(page).toHaveURL(product);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('filters reduce a list, are in its address, and are undone by a chip, all at once and by Back', async ({
  page,
}) => {
  await page.goto('/gb/help/terms');
  await page.goto('/gb/men');
  const count = page.getByRole('main').getByText(/^\d+ products?$/);
  const chips = page.getByRole('group', { name: 'Filters in force' });
  const football = page.getByRole('checkbox', { name: /^Football \d+$/ });
  const before = await count.textContent();

  await test.step('Back undoes a filter, and then leads to the page before the list', async () => {
    await hydrated(page);
    await football.check();
    await expect(page).toHaveURL(/sport=football/);
    await page.goBack();
    await expect(page).toHaveURL(/\/gb\/men$/);
    await expect(football).not.toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(/\/gb\/help\/terms$/);
  });

  await test.step('a filter reduces the list to the number it shows, and is in the address', async () => {
    await page.goForward();
    await expect(count).toHaveText(before ?? '');
    const named =
      /\d+$/.exec((await football.getAttribute('aria-label')) ?? (await nameOf(football)))?.[0] ?? '';
    await football.click();
    await expect(page).toHaveURL(/\/gb\/men\?sport=football$/);
    await expect(count).toHaveText(new RegExp(`^${named} products?$`));
    await page.reload();
    await expect(count).toHaveText(new RegExp(`^${named} products?$`));
    await expect(page.getByRole('checkbox', { name: /^Football/ })).toBeChecked();
  });

  await test.step('filters of several kinds can be combined, and all cleared at once', async () => {
    await page.getByRole('checkbox', { name: /^Black/ }).press('Space');
    await expect(page).toHaveURL(/sport=football&color=black/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/gb\/men$/);
    await expect(page.getByRole('checkbox', { name: /^Black/ })).not.toBeChecked();
  });

  await test.step('a chip removes its filter', async () => {
    await football.click();
    await expect(page).toHaveURL(/\/gb\/men\?sport=football$/);
    await chips.getByRole('link', { name: /Football/ }).click();
    await expect(page).toHaveURL(/\/gb\/men$/);
    await expect(count).toHaveText(before ?? '');
    await expect(chips.getByRole('link')).toHaveCount(0);
  });
});

test('“Show more” adds the next page below, with its own address that opens directly', async ({ page }) => {
  await page.goto('/gb/men/shoes');
  await hydrated(page);
  const first = await page.getByRole('article').count();
  await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
  await expect(page).toHaveURL(/\/gb\/men\/shoes\?page=2$/);
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(first);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Show the ones before' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('sorting by price puts the cheapest first and stays on reload', async ({ page }) => {
  await page.goto('/gb/men/shoes');
  await hydrated(page);
  await page.getByText('Sort by').click();
  await page.getByRole('link', { name: 'Lowest price' }).click();
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.reload();
  const prices = await pricesOf(page);
  expect(prices.length).toBeGreaterThan(10);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});

/** The accessible name of a checkbox by its label. */
async function nameOf(box: Locator): Promise<string> {
  return box.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? '');
}
