import type { Page } from 'playwright/test';
import { becomeMember } from './support/account.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

interface Item {
  url: string;
  name: string;
  id: string;
}

/** Two products of different names. */
async function twoProducts({ request }: Page): Promise<[Item, Item]> {
  const answer = await request.get('/api/catalogue/products?sitePath=gb&path=new');
  const { items } = (await answer.json()) as { items: Item[] };
  const [first] = items;
  const other = items.find(({ name }) => name !== first?.name);
  if (!first || !other) throw new Error('The shop has too few products.');
  return [first, other];
}
const rail = (page: Page, name: string) => page.getByRole('list', { name });
const toEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('recentlyViewed'));

/** Opens a product and waits until it is remembered. */
async function lookAt(page: Page, { url, id }: Item): Promise<void> {
  await page.goto(`/gb${url}`);
  await hydrated(page);
  await expect.poll(() => remembered(page)).toContain(id);
}

test('what was looked at comes back, newest first, with consent, until signing out [A3.68, A4.125, A7.69]', async ({
  page,
  context,
  baseURL,
}) => {
  const [first, other] = await twoProducts(page);

  await test.step('without consent nothing is remembered', async () => {
    await page.goto(`/gb${first.url}`);
    await hydrated(page);
    await toEnd(page);
    await expect(rail(page, 'Others also looked at')).toBeVisible();
    expect(await remembered(page)).toBeNull();
  });

  await test.step('with consent it comes back on the next product', async () => {
    await answerConsent(context, baseURL ?? '', [0, 1]);
    await page.reload();
    await expect.poll(() => remembered(page)).toContain(first.id);
    await lookAt(page, other);
    await toEnd(page);
    const recent = rail(page, 'Recently viewed');
    await expect(recent.getByRole('article')).toHaveCount(1);
    await expect(recent.getByRole('link', { name: new RegExp(`^${first.name}`) }).first()).toBeVisible();
  });

  await test.step('and at home, newest first', async () => {
    await page.goto('/gb');
    await hydrated(page);
    await toEnd(page);
    const recent = rail(page, 'Recently viewed');
    await expect(recent.getByRole('article')).toHaveCount(2);
    await expect(recent.getByRole('article').first()).toContainText(other.name);
    await recent.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.name);
  });

  await test.step('a consent taken back forgets it', async () => {
    await answerConsent(context, baseURL ?? '', [0]);
    await page.reload();
    await hydrated(page);
    await expect.poll(() => remembered(page)).toBeNull();
  });

  await test.step('what somebody looked at who was signed in is gone once they have signed out', async () => {
    await answerConsent(context, baseURL ?? '', [0, 1]);
    await becomeMember(page);
    await lookAt(page, first);
    await expect.poll(() => remembered(page)).not.toContain('"person":""');
    const left = await page.request.post('/api/account/logout?sitePath=gb', {
      headers: { origin: baseURL ?? '' },
      data: { keepBasket: false },
    });
    expect(left.ok()).toBe(true);
    await page.goto('/gb/help/terms');
    await hydrated(page);
    await expect.poll(() => remembered(page)).toBeNull();
  });
});

test('of more products than that, sixteen were looked at at home, twelve beside the bag [A9.30]', async ({
  page,
  context,
  baseURL,
}) => {
  const answer = await page.request.get('/api/catalogue/products?sitePath=gb&path=men');
  const { items } = (await answer.json()) as { items: Item[] };
  const models = [...new Map(items.map((item) => [item.name, item])).values()].slice(0, 18);
  expect(models).toHaveLength(18);
  await answerConsent(context, baseURL ?? '', [0, 1]);
  for (const item of models.slice(0, 1)) await lookAt(page, item);
  // The others as the shop writes them.
  await page.evaluate(
    (ids) => {
      const [, until = '', text = '{}'] =
        /^(\d+) (.*)$/s.exec(localStorage.getItem('recentlyViewed') ?? '') ?? [];
      const kept = JSON.parse(text) as { views: { name: string; model: string; time: number }[] };
      const time = Date.now();
      kept.views = ids.map((name) => ({ name, model: name, time }));
      localStorage.setItem('recentlyViewed', `${until} ${JSON.stringify(kept)}`);
    },
    models.map(({ id }) => id),
  );
  await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
  for (const [address, count] of [
    ['/gb', 16],
    ['/gb/cart', 12],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await toEnd(page);
    await expect(rail(page, 'Recently viewed').getByRole('article')).toHaveCount(count);
  }
});

test.describe('as it is painted', () => {
  test.use({ isPainted: true });

  test('sixteen products go with one, none sold out or in the bag, and the footer stays [A9.33]', async ({
    page,
  }) => {
    await page.goto('/gb/tempo-4/RR4101.html');
    await hydrated(page);
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await toEnd(page);
    const others = rail(page, 'Others also looked at');
    await expect(others.getByRole('article')).toHaveCount(16);
    await expect(others.getByText('Sold out')).toHaveCount(0);
    await page.waitForTimeout(300);
    const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    const card = others.getByRole('link').first();
    const href = (await card.getAttribute('href')) ?? '';
    const name = ((await card.getAttribute('aria-label')) ?? (await card.innerText())).replace(/,.*/, '');
    const id = /\/([^/]+)\.html$/.exec(href)?.[1] ?? '';
    await beginBag(page, (await plentyOf(page, id)).sku);
    await page.goto('/gb/cart');
    await hydrated(page);
    await toEnd(page);
    const ofBag = rail(page, 'Goes with your bag');
    await expect(ofBag.getByRole('article')).toHaveCount(16);
    await expect(ofBag.getByRole('link', { name: new RegExp(`^${name},`) })).toHaveCount(0);
  });
});
