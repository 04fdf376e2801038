import type { BrowserContext, Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { expect, test } from './support/test.ts';

const bagLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Bag/ });

/** Counts the calls that ask who the visitor is. */
function visitorCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visitor') calls.push(request.url());
  });
  return calls;
}

test.describe('as it is painted', () => {
  test.use({ isPainted: true });

  test('the number on the bag joins a public page by one call, before its script and without a shift', async ({
    page,
  }) => {
    const { sku } = await plentyOf(page, 'DZ2001_202');
    await beginBag(page, sku, { quantity: 2 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        const bag = document.querySelector('header a[href$="/cart"]');
        // What else moves on the page is not of interest here: a font that arrives may move a word.
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node }[] })[])
          shifts.push(...entry.sources.filter(({ node }) => bag?.contains(node)).map(() => entry.startTime));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // The bootstrap is in the page; every file of script waits until the number was seen.
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/**', async (route) => {
      await held;
      await route.continue();
    });
    const calls = visitorCalls(page);
    await page.goto('/gb/help/terms', { waitUntil: 'commit' });
    const early = bagLink(page).locator('span[aria-hidden="true"]');
    await expect(early).toBeVisible();
    expect(await early.evaluate((badge) => getComputedStyle(badge, '::after').content)).toBe('"2"');
    const place = await early.boundingBox();
    release();
    await expect(bagLink(page)).toHaveAccessibleName('Bag, 2 items');
    expect(await bagLink(page).locator('span[aria-hidden="true"]').boundingBox()).toEqual(place);
    expect(calls).toHaveLength(1);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
});

test('the cart and the checkout come with the number, also without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { sku } = await plentyOf(page, 'DZ2001_202');
  await beginBag(page, sku);
  await page.goto('/gb/cart');
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
  await page.goto('/gb/help/terms');
  await expect(bagLink(page)).toHaveAccessibleName('Bag');
  await context.close();
});

test('the number on the bag outlasts the page in its cookie, until the visitor is known [A9.45]', async ({
  page,
}) => {
  await beginBag(page, (await plentyOf(page, 'DZ2001_202')).sku);
  await page.goto('/gb/help/terms');
  await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
  const cookies = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  await expect.poll(cookies).toContain('persistentBasketCount=1');
  await page.route('**/api/visitor*', () => undefined);
  await page.route('**/assets/**/*.js', () => undefined);
  await page.goto('/gb/help/returns', { waitUntil: 'commit' });
  const early = bagLink(page).locator('span[aria-hidden="true"]');
  await expect(early).toBeVisible();
  expect(await early.evaluate((badge) => getComputedStyle(badge, '::after').content)).toBe('"1"');
});

/** When the number on the bag becomes this name, by the clock that all tabs share. */
const bagNamed = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const bag = document.querySelector('header a[href$="/cart"]');
        const look = () => bag?.getAttribute('aria-label') === wanted && resolve(Date.now());
        new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
        look();
      }),
    name,
  );

/** Answers who the visitor is, in all tabs; no sign-in is needed for these tests. */
async function beAnyOf(context: BrowserContext): Promise<{ is: string }> {
  const person = { is: 'anna' };
  await context.route('**/api/visitor*', (route) =>
    route.fulfill({
      json: { identity: { kind: 'customer', key: `key-${person.is}`, name: person.is }, bagCount: 7 },
    }),
  );
  return person;
}

test('no new visitor is asked for; what two tabs add, and who signs in, both know within a second', async ({
  page,
  context,
}) => {
  const calls = visitorCalls(page);
  const other = await context.newPage();
  const tabs = [page, other];

  await test.step('a new visitor is not asked for, and the bag is empty', async () => {
    await page.goto('/gb/tempo-4/RR4101.html');
    await hydrated(page);
    await expect(bagLink(page)).toHaveAccessibleName('Bag, empty');
    expect(calls).toEqual([]);
  });

  await test.step('two tabs that add their first item at the same moment have one bag with both', async () => {
    await other.goto('/gb/flask-750/HK2001.html');
    await hydrated(other);
    for (const tab of tabs) await plentifulSizes(tab).first().click();
    // Neither response is there before both tabs have sent something.
    await context.route('**/baskets/-/items**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await Promise.all(tabs.map((tab) => addButton(tab).click()));
    for (const tab of tabs) await expect(tab.getByRole('dialog', { name: 'In your bag' })).toBeVisible();
    await context.unroute('**/baskets/-/items**');
    await other.goto('/gb/cart');
    await expect(bagLink(other)).toHaveAccessibleName('Bag, 2 items');
  });

  await test.step('what is added in one tab is within a second on the bag of another, which nobody has touched', async () => {
    await page.goto('/gb/help/terms');
    await other.goto('/gb/tempo-4/RR4101.html');
    for (const tab of tabs) {
      await hydrated(tab);
      await expect(bagLink(tab)).toHaveAccessibleName('Bag, 2 items');
    }
    await plentifulSizes(other).first().click();
    const changes = Promise.all(tabs.map((tab) => bagNamed(tab, 'Bag, 3 items')));
    await addButton(other).click();
    const [there = 0, here = 0] = await changes;
    expect(there - here).toBeLessThan(1_000);
  });

  await test.step('when somebody else signs in in one tab, the other one forgets within a second what was typed, and asks for its data again', async () => {
    await other.close();
    const person = await beAnyOf(context);
    await page.reload();
    await hydrated(page);
    await expect(bagLink(page)).toHaveAccessibleName('Bag, 7 items');
    await page.evaluate(() => sessionStorage.setItem('checkoutDraft', 'what Anna typed'));

    person.is = 'bert';
    const third = await context.newPage();
    await third.goto('/gb/help/terms');
    const timeOf = (tab: Page) =>
      tab.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () =>
              sessionStorage.getItem('tabPerson') === 'key-bert' ? resolve(Date.now()) : setTimeout(look, 10);
            look();
          }),
      );
    const [forgotten, noticed] = await Promise.all([timeOf(page), timeOf(third)]);
    expect(forgotten - noticed).toBeLessThan(1_000);
    expect(await page.evaluate(() => sessionStorage.getItem('checkoutDraft'))).toBeNull();
  });
});
