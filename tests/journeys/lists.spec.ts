import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** The cells of each row of the list, an editorial tile as many as it is wide. */
const rows = (page: Page): Promise<number[]> =>
  page
    .getByRole('article')
    .first()
    .evaluate((card) => {
      const cells = [...(card.closest('ul')?.children ?? [])].map((cell) => cell.getBoundingClientRect());
      const narrowest = Math.min(...cells.map(({ width }) => width));
      const byTop = new Map<number, number>();
      for (const { top, width } of cells) {
        const row = Math.round(top);
        byTop.set(row, (byTop.get(row) ?? 0) + Math.round(width / narrowest));
      }
      return [...byTop.values()];
    });

const question = (page: Page) => page.getByRole('heading', { name: 'Which shoe for which mile?' });

test('the rows of a list end full in every width, and each model is listed once', async ({ page }) => {
  for (const { path, questions } of [
    { path: '/gb/men', questions: 0 },
    { path: '/gb/shoes', questions: 1 },
    { path: '/gb/women/running-shoes', questions: undefined },
  ])
    await test.step(path, async () => {
      await page.goto(path);
      for (const width of [360, 768, 1280, 1680]) {
        await page.setViewportSize({ width, height: 900 });
        const full = await rows(page);
        expect(new Set(full).size, `${width} px: ${full.join(' ')}`).toBe(1);
      }
      if (questions !== undefined) await expect(question(page)).toHaveCount(questions);
    });

  await test.step('no question among hoodies and results of a search', async () => {
    for (const path of ['/gb/women/hoodies', '/gb/search?q=shoes']) {
      await page.goto(path);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(question(page)).toHaveCount(0);
    }
  });

  await test.step('a list shows each model once', async () => {
    await page.goto('/gb/search?q=tempo');
    const names = await page.locator('article :is(h2, h3)').allInnerTexts();
    const kinds = await page
      .locator('article')
      .evaluateAll((cards) =>
        cards.map((card) => card.querySelector('h2 a, h3 a')?.getAttribute('aria-label') ?? ''),
      );
    // Men's and women's are two models of one name.
    const models = kinds.map((name) => name.replace(/,.*,/, ','));
    expect(new Set(models).size).toBe(names.length);
    await expect(page.getByText(`${names.length} products`)).toBeVisible();
  });
});

test('filters and sorting stay in view beside a long list, whose cards show their colours', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.goto('/gb/men');
  await hydrated(page);

  await test.step('filters and sorting stay in view beside a long list, and the filters scroll by themselves', async () => {
    await page.mouse.move(800, 400);
    await page.mouse.wheel(0, 2_500);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await expect(page.locator('summary').filter({ hasText: 'Sort by' })).toBeInViewport();
    await expect(filters).toBeInViewport();
    const position = () => page.evaluate(() => scrollY);
    let scrolled = 0;
    // The wheel has come to rest.
    await expect
      .poll(async () => {
        const before = scrolled;
        scrolled = await position();
        return before > 1_000 && scrolled === before;
      })
      .toBe(true);
    await filters.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => filters.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
    // Not the page: rows that are laid out late move it by a few pixels only.
    expect(Math.abs((await position()) - scrolled)).toBeLessThan(50);
  });

  await test.step('the colours of a card are links, and show themselves on the card', async () => {
    const card = page.getByRole('article').first();
    const link = card.getByRole('heading').getByRole('link');
    const before = await link.getAttribute('href');
    const other = card
      .getByRole('group', { name: /colours$/ })
      .locator('a:not([aria-current])')
      .first();
    const href = await other.getAttribute('href');
    expect(href).not.toBe(before);
    await other.hover();
    await expect(link).toHaveAttribute('href', href ?? '');
    const id = /([^/]+)\.html$/.exec(href ?? '')?.[1] ?? '';
    await expect(card.locator('picture img').first()).toHaveAttribute('src', new RegExp(`/${id}/`));
    await card
      .getByRole('group', { name: /colours$/ })
      .locator('a[aria-current]')
      .click();
    await expect(page).toHaveURL(new RegExp(`${id}\\.html$`));
  });
});

test('on a phone a card is laid out when it comes near, and Back brings the same cards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/gb/men');
  await hydrated(page);

  await test.step('a card is laid out when it comes near, and the list is as long as if all were', async () => {
    const last = page.getByRole('article').last();
    const isLaidOut = () =>
      last.evaluate((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    const top = () => last.evaluate((card) => card.getBoundingClientRect().top);
    expect(await isLaidOut()).toBe(false);
    const expected = await top();
    await page.evaluate(() => document.documentElement.style.setProperty('--content-visibility', 'visible'));
    expect(Math.abs((await top()) - expected)).toBeLessThan(100);
    await page.evaluate(() => document.documentElement.style.removeProperty('--content-visibility'));
    await expect.poll(isLaidOut).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
  });

  await test.step('Back brings the same cards of a long list', async () => {
    const card = page.getByRole('article').nth(18);
    const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await card.scrollIntoViewIfNeeded();
    const left = await top();
    await card.getByRole('link').first().click();
    await page.waitForURL(/\.html$/);
    await page.goBack();
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThan(40);
    // Nothing above is only as high as expected.
    const isLaidOut = await page
      .getByRole('article')
      .nth(6)
      .evaluate((above) => above.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    expect(isLaidOut).toBe(true);
  });

  await test.step('the bar of filters and sorting stays in view', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 2_500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await expect(page.getByRole('link', { name: /^Filter/ })).toBeInViewport();
  });
});
