import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const columns = (page: Page) => page.getByRole('columnheader');

async function openComparison(page: Page, hasScript = true): Promise<void> {
  await page.goto('/gb/tempo-4/RR4101.html');
  if (hasScript) await hydrated(page);
  await page.getByRole('link', { name: 'Compare with similar' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Compare' })).toBeVisible();
}

test('a product is compared with others by keyboard, and leads to other ages and sizes [A3.59]', async ({
  page,
}) => {
  await openComparison(page);

  await test.step('one is removed and added again, and what is the same is left out', async () => {
    await expect(columns(page)).toHaveCount(4);
    await expect(page.getByRole('rowheader', { name: 'Weight' })).toBeVisible();
    const name = (await columns(page).last().getByRole('link').first().innerText()).trim();
    await page.getByRole('link', { name: `Remove ${name}` }).press('Enter');
    await expect(columns(page)).toHaveCount(3);
    await page.getByRole('link', { name: `Add ${name}` }).press('Enter');
    await expect(columns(page)).toHaveCount(4);
    const rows = await page.getByRole('rowheader').count();
    await page.getByRole('link', { name: 'Only what differs' }).press('Enter');
    await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(rows);
    await page.goBack();
    await expect(page.getByRole('rowheader')).toHaveCount(rows);
    await page.getByRole('link', { name: 'See product: Tempo 4', exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Tempo 4' })).toBeVisible();
  });

  await test.step('a product leads to the same for another age', async () => {
    await page
      .getByRole('navigation', { name: 'For another age' })
      .getByRole('link', { name: 'Tempo Kids' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tempo Kids' })).toBeVisible();
    await page
      .getByRole('navigation', { name: 'For another age' })
      .getByRole('link', { name: 'Tempo 4' })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tempo 4' })).toBeVisible();
  });

  await test.step('a product leads to the same in another size', async () => {
    const answer = await page.request.get('/api/catalogue/products?sitePath=gb&q=flask%20750');
    const { items } = (await answer.json()) as { items: { url: string }[] };
    await page.goto(`/gb${items[0]?.url ?? ''}`);
    await page
      .getByRole('navigation', { name: 'In another size' })
      .getByRole('link', { name: 'Flask 500' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Flask 500' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is links: it begins at a product, loses one and says what is not sold here', async ({
    page,
  }) => {
    await openComparison(page, false);
    await page
      .getByRole('link', { name: /^Remove / })
      .last()
      .click();
    await expect(columns(page)).toHaveCount(3);
    const answer = await page.goto('/gb/compare?products=RR4101,nothing');
    expect(answer?.status()).toBe(200);
    await expect(page.getByText('1 of these products is not sold here.')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.goto('/gb/compare');
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
  });
});
