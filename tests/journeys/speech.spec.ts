import type { Locator, Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { byCard, cardFrame, cards, fillDetails, payButton } from './support/checkout.ts';
import { listenTo } from './support/speech.ts';
import { expect, test } from './support/test.ts';

/** Presses Tab until an element has the focus, and then a key, if one is given. */
async function press(page: Page, target: Locator, key?: string): Promise<void> {
  const element = await target.elementHandle({ timeout: 5_000 });
  const hasFocus = () => element?.evaluate((one) => one.ownerDocument.hasFocus() && one.matches(':focus'));
  for (let presses = 0; presses < 120 && !(await hasFocus()); presses += 1) await page.keyboard.press('Tab');
  expect(await hasFocus(), `the keyboard leads to ${String(target)}`).toBe(true);
  if (key) await page.keyboard.press(key);
}

/** Delays calls until the returned function is called, so that the focus can move on meanwhile. */
async function holdBack(page: Page, calls: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls, async (route) => {
    if (route.request().method() === 'GET') await held;
    await route.continue();
  });
  return release;
}

const productCard = (page: Page) => page.getByRole('article').getByRole('link', { name: /^Tempo 4, / });

test.describe('with the keyboard and a screen reader', () => {
  test.slow();

  test('a list announces position, sorting, filters and colours; a product what is missing and added', async ({
    page,
  }) => {
    const speech = await listenTo(page);

    await test.step('a search says where it leads, and what sorting does', async () => {
      await page.goto('/gb/help/terms');
      await hydrated(page);
      await press(page, page.getByRole('combobox', { name: 'Search' }));
      await page.keyboard.type('tempo');
      await page.keyboard.press('Enter');
      await speech.expectFocus('heading', '“tempo”');
      await expect(page).toHaveTitle(/^Search: “tempo”, \d+ products \| /);

      await press(page, page.locator('summary').filter({ hasText: 'Sort by' }), 'Enter');
      speech.forget();
      await press(page, page.getByRole('link', { name: 'Lowest price' }), 'Enter');
      await speech.expectHeard(/^\d+ products, sorted by: Lowest price$/);
      expect((await speech.focused()).name).toMatch(/Lowest price/);
    });

    await test.step('a filter, and its removal', async () => {
      speech.forget();
      const colour = page.getByRole('group', { name: 'Colour' }).getByRole('checkbox').first();
      await press(page, colour, 'Space');
      await speech.expectHeard(/^\d+ products?/);
      expect((await speech.focused()).role).toBe('checkbox');
      speech.forget();
      await page.keyboard.press('Shift+Tab');
      while (!(await speech.focused()).name.startsWith('Remove filter'))
        await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await speech.expectHeard(/^\d+ products$/);
      await speech.expectFocus('group', 'Filters in force');
    });

    await test.step('a card, its product, and another colour of it', async () => {
      await page.keyboard.press('Tab');
      await press(page, productCard(page).first());
      expect((await speech.focused()).name).toMatch(/^Tempo 4, .+ \/ .+, (men|women)’s$/);
      await page.keyboard.press('Enter');
      await speech.expectFocus('heading', 'Tempo 4');

      const colours = page.getByRole('navigation', { name: 'Colour' }).getByRole('link');
      const other = colours.and(page.locator(':not([aria-current])')).first();
      const name = await other.getByRole('img').getAttribute('alt');
      const from = page.url();
      await press(page, other, 'Enter');
      await expect(page).not.toHaveURL(from);
      await speech.expectFocus('link', name ?? '');
      await expect(page.locator(':focus')).toHaveAttribute('aria-current', 'true');
    });

    await test.step('a missing size, and an answer that does not come', async () => {
      const add = page.getByRole('button', { name: 'Add to bag' }).first();
      await press(page, add, 'Enter');
      await expect.poll(async () => (await speech.focused()).role).toBe('radio');
      await expect(page.getByRole('group', { name: /^Size/ })).toHaveAccessibleDescription(
        'Choose a size first.',
      );

      const plenty = page.locator('label:not([data-sold-out], [data-low])').getByRole('radio');
      for (let steps = 0; steps < 20; steps += 1) {
        await page.keyboard.press('ArrowRight');
        if (await plenty.evaluateAll((all) => all.some((each) => each.matches(':focus')))) break;
      }
      speech.forget();
      await page.route('**/items?*', (route) => route.abort());
      await press(page, add, 'Enter');
      await speech.expectHeard(/^No answer\. Check the connection/);
      await page.unroute('**/items?*');
      speech.forget();
    });

    await test.step('the next product says nothing of it any more', async () => {
      const related = page.getByRole('article').getByRole('link').first();
      const next = (await related.textContent()) ?? '';
      await press(page, related, 'Enter');
      await speech.expectFocus('heading', next);
      await expect(page.getByText(/^No answer/)).toHaveCount(0);
      expect(speech.heard.filter((words) => words.startsWith('No answer'))).toEqual([]);
    });
  });

  test('what is added, changed and removed is announced, and the checkout’s errors, steps and order', async ({
    page,
  }) => {
    const speech = await listenTo(page);

    await test.step('the dialog announces what was added to the bag', async () => {
      const { sku } = await plentyOf(page, 'RR4151');
      await page.goto(`/gb/tempo-4/RR4151.html?forceSelSize=${sku}`);
      await hydrated(page);
      await press(page, page.getByRole('button', { name: 'Add to bag' }).first(), 'Enter');
      await expect(page.getByRole('dialog', { name: 'In your bag' })).toHaveAccessibleDescription(/Tempo 4/);
      await press(page, page.getByRole('dialog').getByRole('link', { name: /^View bag/ }), 'Enter');
      await speech.expectFocus('heading', /^Your bag/);
    });

    await test.step('the bag announces quantity, removal and undo', async () => {
      await press(page, page.getByRole('button', { name: /^One more of Tempo 4, UK [\d.]+$/ }), 'Enter');
      await speech.expectHeard(/^Quantity of Tempo 4, UK [\d.]+: 2$/);
      await page.keyboard.press('Shift+Tab');
      speech.forget();
      await page.keyboard.type('99');
      await page.keyboard.press('Enter');
      await speech.expectHeard(/at most in one order|Only \d+ left/);
      speech.forget();
      await press(page, page.getByRole('button', { name: /^Remove Tempo 4/ }), 'Enter');
      await speech.expectHeard(/^Tempo 4, .+ is out of the bag\./);
      await expect.poll(async () => (await speech.focused()).role).not.toBe('RootWebArea');
      await press(page, page.getByRole('button', { name: 'Put it back' }), 'Enter');
      await speech.expectHeard(/^Tempo 4, .+ is back in the bag\.$/);
      await speech.expectFocus('link', /^Tempo 4/);
      // One is enough for the order.
      await page.getByRole('spinbutton', { name: /^Quantity of Tempo 4/ }).fill('1');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
    });

    await test.step('the checkout announces errors and delivery options', async () => {
      await page.goto('/gb/checkout');
      await hydrated(page);
      await press(page, page.getByRole('button', { name: 'Show delivery days' }), 'Enter');
      await speech.expectFocus('group', /^There are \d+ things to fix$/);
      await expect(page).toHaveTitle(/^Error: Checkout/);
      await press(page, page.getByRole('link', { name: 'Enter an email address' }), 'Enter');
      await speech.expectFocus('textbox', /^Email address/);
      speech.forget();
      const release = await holdBack(page, /\/(shipping_methods|v2\/shipment)\?/);
      await fillDetails(page, { isTyped: true });
      await press(page, page.getByRole('button', { name: 'Show delivery days' }));
      release();
      await speech.expectHeard(/^\d delivery options\. Standard, .+, chosen\. Total £[\d.]+$/);
      await speech.expectFocus('radio', /^Standard/);
      await expect(page).toHaveTitle(/^Checkout/);
      speech.forget();
      await page.keyboard.press('ArrowDown');
      await speech.expectHeard(/^Express, .+, chosen\. Total £[\d.]+$/);
    });

    const frame = cardFrame(page);
    const fill = async (number: string) => {
      for (const [label, value] of [
        ['Card number', number],
        ['Expiry date', '0829'],
        ['Security code', '123'],
        ['Name on card', 'Maya Okafor'],
      ] as const) {
        await frame.getByLabel(label).focus();
        await page.keyboard.type(value);
      }
    };
    await test.step('the card: what is missing, and that the bank said no', async () => {
      await press(page, byCard(page), 'Space');
      await expect(frame.getByLabel('Card number')).toBeVisible();
      await press(page, payButton(page), 'Enter');
      await speech.expectFocus('group', 'There are 4 things to fix');
      await press(page, page.getByRole('link', { name: 'Enter the expiry date' }), 'Enter');
      await expect(frame.getByLabel('Expiry date')).toBeFocused();

      await fill(cards.declined);
      speech.forget();
      await press(page, payButton(page), 'Enter');
      await speech.expectFocus('group', 'The payment did not go through');
      expect((await speech.focused()).description).toMatch(/^The bank said no/);
      expect(speech.heard.filter((words) => words.includes('The bank said no'))).toEqual([]);
      await expect(page.getByRole('button', { name: 'Paying' })).toHaveCount(0);
      await expect(frame.getByLabel('Card number')).toHaveValue('');
    });

    await test.step('links inside the checkout keep the page, and so does Back over them', async () => {
      await fill(cards.approved);
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('link', { name: /^Skip/ }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/#main$/);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
      await page.goBack();
      await expect(page).toHaveURL(/\/gb\/checkout$/);
      // A reloaded page would have opened an empty frame before the next response.
      await page.evaluate(() => fetch('/api/chk/basket').catch(() => undefined));
      await expect(frame.getByLabel('Card number')).not.toHaveValue('');
      await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('M4 3AQ');
    });

    await test.step('the order', async () => {
      speech.forget();
      await press(page, payButton(page), 'Enter');
      await page.waitForURL(/\/gb\/confirmation\?orderId=/, { timeout: 15_000 });
      await speech.expectFocus('heading', /order.+in/i);
      await speech.expectHeard(/^Order .+ is (paid|in)\./);
      await expect(page).toHaveTitle(/^Order .+ is (paid|in)/i);
    });
  });
});

test('says of the bag only what was stored, and keeps the focus at a line that could not be removed', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'HK2001');
  await beginBag(page, sku);
  const speech = await listenTo(page);
  await page.goto('/gb/cart');
  await hydrated(page);
  const field = page.getByRole('spinbutton').first();
  const more = page.getByRole('button', { name: /^One more/ }).first();
  const remove = page.getByRole('button', { name: /^Remove/ }).first();
  await more.click();
  await speech.expectHeard(/^Quantity of .*: 2$/);
  speech.forget();
  await page.context().setOffline(true);
  await more.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(field).toHaveValue('2');
  expect(speech.heard.filter((words) => words.startsWith('Quantity'))).toEqual([]);
  await remove.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(remove).toBeFocused();
  await page.context().setOffline(false);
  await remove.click();
  await expect(remove).toBeHidden();
  await speech.expectFocus('generic', /^Your bag is empty/);
});

test('says nothing of how a product fits when it is opened', async ({ page }) => {
  const speech = await listenTo(page);
  await page.goto('/gb/men/running-shoes');
  await hydrated(page);
  await page.locator('main article a').first().click();
  await page.waitForURL(/\.html/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.waitForTimeout(300);
  expect(speech.heard.filter((words) => /size|fit/i.test(words))).toEqual([]);
});

test('names a missing launch in the title of its page', async ({ page }) => {
  await page.goto('/gb/launches/suede-club');
  await expect(page).toHaveTitle('No such launch | Touchline');
});
