import type { Locator, Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** A page with the search field in its header. */
async function openField(page: Page): Promise<Locator> {
  await page.goto('/gb/help/terms');
  await hydrated(page);
  return page.getByRole('banner').getByRole('combobox', { name: 'Search' });
}

test('arrow keys select what the search suggests while typing, and Escape clears it [A4.82, A4.83]', async ({
  page,
}) => {
  const field = await openField(page);
  await field.click();
  await field.pressSequentially('tem');
  const first = page.getByRole('option').first();
  await expect(first).toBeVisible();
  await field.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await field.press('ArrowUp');
  await expect(first).toHaveAttribute('aria-selected', 'false');
  await expect(field).toHaveValue('tem');
  await field.press('Escape');
  await expect(field).toHaveValue('');
});

test('Enter searches for the suggestion that is selected [A4.84]', async ({ page }) => {
  const field = await openField(page);
  await field.click();
  await field.pressSequentially('tem');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.waitForURL(/\/gb\/(search\?q=(?!tem$)|.+\.html)/);
});

test('Enter leads to the results, and the words leave the field with them [A1.05, A2.10, A2.30]', async ({
  page,
}) => {
  const field = await openField(page);

  await test.step('Enter leads to the results, and a click on one ends the search', async () => {
    await field.click();
    await field.pressSequentially('t');
    await field.pressSequentially('em');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await expect(page).toHaveURL(/\/gb\/search\?q=tem$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('“tem”');
    await expect(page.getByRole('article').first()).toContainText('Tempo');
    await expect(field).toHaveValue('tem');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\.html$/);
    await expect(field).toHaveValue('');
    await page.goBack();
    await expect(field).toHaveValue('tem');
  });

  await test.step('so does one on a page of results that was opened by its address', async () => {
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue('tem');
    await page
      .getByRole('article')
      .getByRole('link', { name: /^Tempo 4, / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tempo 4' })).toBeVisible();
    await expect(field).toHaveValue('');
  });
});

test('a recent search is offered again until it is removed [A3.41, A4.87]', async ({ page }) => {
  const field = await openField(page);
  await field.fill('tem');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/gb\/search\?q=tem$/);
  await openField(page);
  await field.click();
  const recent = page.getByRole('button', { name: 'Remove tem from the list' });
  await expect(recent).toBeVisible();
  await recent.click();
  await expect(recent).toHaveCount(0);
});

test('a misspelt search finds the right products, and says what was searched instead', async ({ page }) => {
  await page.goto('/gb/search?q=runing%20shose');
  await expect(page.getByText('Nothing matches “runing shose”. These match “running shoes”.')).toBeVisible();
  expect(await page.getByRole('article').count()).toBeGreaterThan(5);
});

test('the query is shown as plain text, whatever it contains', async ({ page }) => {
  await page.goto(`/gb/search?q=${encodeURIComponent('</script><img src=x onerror=alert(1)>')}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('a search without results says so, and shows links that lead to products', async ({ page }) => {
  await page.goto('/gb/search?q=zzzzqq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No results for “zzzzqq”');
  const popular = page.getByRole('list', { name: 'Our pick' });
  await expect(popular.getByRole('article')).toHaveCount(8);
  const way = page.getByRole('main').getByRole('link', { name: 'Women', exact: true });
  await way.click();
  await expect(page).toHaveURL(/\/gb\/women$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a search in Arabic finds shoes of the size, and names a size that none of them has', async ({
  page,
}) => {
  await page.goto(`/ae/search?q=${encodeURIComponent('حذاء جري مقاس ٤٢')}`);
  await expect(page.getByRole('article').first()).toContainText('حذاء جري');
  const filters = page.getByRole('group', { name: 'عوامل التصفية المطبقة' });
  await expect(filters).toContainText('42');

  await page.goto(`/ae/search?q=${encodeURIComponent('حذاء جري مقاس ٥٢')}`);
  await expect(page.getByRole('article').first()).toContainText('حذاء جري');
  await expect(page.getByText('لا شيء هنا يطابق «مقاس ٥٢» أيضًا، فهذه النتائج من دونها.')).toBeVisible();
});
