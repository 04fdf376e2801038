import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

/** What the configuration of the journeys gives the operator. */
const operator = { authorization: 'Bearer for-the-journeys-alone' };

/** Publishes the review with a title, as the shop's operator. */
async function publish(page: Page, title: string): Promise<void> {
  const { request } = page;
  const answer = await request.get('/api/review-moderation', { headers: operator });
  const { reviews } = (await answer.json()) as { reviews: { id: string; title: string }[] };
  const found = reviews.find((review) => review.title === title);
  const path = `/api/review-moderation/${found?.id ?? 'none'}/publications`;
  const headers = { ...operator, origin: await originOf(page) };
  expect((await request.post(path, { headers })).status()).toBe(200);
}

test('a guest who bought writes a review by keyboard, the shop publishes, and everybody reads it', async ({
  page,
  browser,
}) => {
  // Slow: a complete purchase.
  test.slow();
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  await readyToPay(page, cards.approved);
  await payButton(page).click();
  await confirmed(page);
  await page
    .getByRole('link', { name: /^Review / })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
  await hydrated(page);

  await page.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'There are 4 things to fix' })).toBeVisible();
  const title = `Warm and dry ${Date.now().toString(36)}`;
  await page.getByRole('radio', { name: '4 stars, good' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('textbox', { name: 'In one line' }).focus();
  await page.keyboard.type(title);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two weeks of rain, and it is as good as new.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Trail runner');
  await page.getByRole('button', { name: 'Send review' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your review is being checked' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the product' }).press('Enter');
  await expect(page).toHaveURL(/HK2001\.html/);
  const address = page.url();
  await expect(page.getByText(title)).toHaveCount(0);

  await publish(page, title);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await expect
    .poll(async () => (await plain.request.get(address)).text(), { timeout: 20_000 })
    .toContain(title);
  // The page may have been rendered while the review was being counted: the next one says the same everywhere.
  await expect(async () => {
    await plain.goto(address);
    await expect(plain.getByRole('heading', { name: title })).toBeVisible({ timeout: 500 });
    const data = (await plain.locator('script[type="application/ld+json"]').allTextContents()).join('');
    expect(data).toContain(title);
    const shown = await plain
      .getByRole('link', { name: /reviews?$/ })
      .first()
      .textContent();
    const { reviewCount, ratingValue } = JSON.parse(
      /"aggregateRating":(\{[^}]*\})/.exec(data)?.[1] ?? '{}',
    ) as Record<string, number>;
    expect(shown).toContain(String(reviewCount));
    expect(shown).toContain(String(ratingValue));
  }).toPass({ timeout: 20_000 });
  const item = plain.getByRole('listitem').filter({ hasText: title });
  await expect(item).toContainText('Bought here');

  const stars = plain.getByRole('list', { name: /How shoppers rated it/ });
  await stars.getByRole('link', { name: /^1 star\b/ }).click();
  await expect(plain).toHaveURL(/stars=1#reviews$/);
  await expect(plain.getByRole('heading', { name: title })).toHaveCount(0);
  await context.close();
});

test('reviews are filtered, found helpful and reported by keyboard', async ({ page }) => {
  const list = await page.request.get('/api/catalogue/products?sitePath=gb&path=shoes');
  const { items } = (await list.json()) as { items: { url: string; rating?: { count: number } }[] };
  const found = items.find(({ rating }) => (rating?.count ?? 0) > 3);
  await page.goto(`/gb${found?.url ?? ''}`);
  await hydrated(page);
  await page.getByRole('link', { name: /from \d+ reviews/ }).press('Enter');
  const helpful = page.getByRole('button', { name: /^Helpful/ }).first();
  await helpful.press('Enter');
  await expect(page.getByRole('region', { name: 'Reviews' }).getByText(/^Thank you\. Helpful/)).toBeVisible();
  await page.getByRole('button', { name: 'Report' }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('radio', { name: 'It is advertising' }).press('Space');
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(
    page.getByRole('region', { name: 'Reviews' }).getByText('Thanks, we’ll take a look.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Highest', exact: true }).press('Enter');
  await expect(page).toHaveURL(/reviewSort=highest#reviews$/);
  await expect(page.getByRole('link', { name: 'Highest', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
