import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** The addresses of the products that the page asks the back end for, from now on. */
function productsAskedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/catalogue\/products\/(\w+)\?/.exec(request.url()) ?? [];
    if (id) asked.push(id);
  });
  return asked;
}
const firstCard = (page: Page) => page.getByRole('main').locator('article a[href*=".html"]').first();

async function openList(page: Page): Promise<void> {
  await page.goto('/gb/men/shoes');
  await hydrated(page);
}

test('a product under the pointer is fetched before the click, unless the shopper saves data', async ({
  page,
}) => {
  const asked = productsAskedFor(page);
  const addButton = page.getByRole('button', { name: /add to bag/i }).first();

  await test.step('a product under the pointer is fetched before the click, and not again by it', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openList(page);
    asked.length = 0;
    await firstCard(page).hover();
    await expect.poll(() => asked).toHaveLength(1);
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset['faded'] = 'true';
        return start(update);
      };
    });
    await firstCard(page).click();
    await expect(addButton).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  await test.step('the next page fades in, at its top and with its title in focus', async () => {
    expect(await page.evaluate(() => document.documentElement.dataset['faded'])).toBe('true');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('nothing is fetched ahead for a shopper who saves data', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await openList(page);
    asked.length = 0;
    await firstCard(page).hover();
    await page.waitForTimeout(400);
    expect(asked).toEqual([]);
    await firstCard(page).click();
    await expect(addButton).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});

test.describe('on a screen without a pointer', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the products that stay in view are fetched after the first scroll, four at most', async ({
    page,
  }) => {
    const asked = productsAskedFor(page);
    await openList(page);
    await page.waitForTimeout(1_500);
    expect(asked, 'before the page was touched').toEqual([]);
    await page.evaluate(() => scrollBy(0, 200));
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await page.waitForTimeout(1_500);
    expect(new Set(asked).size).toBeLessThanOrEqual(4);
  });
});
