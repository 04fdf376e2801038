import type { Browser, BrowserContext, Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { confirmed, delivery, fillCard, fillDetails, hosted, payButton } from './support/checkout.ts';
import { contentOf } from './support/pageContent.ts';
import { expect, test } from './support/test.ts';

/**
 * What a page may have only with JavaScript, or only without it. Everything else must be the same: a page opened without
 * JavaScript must be complete.
 */
interface Differences {
  /** Lines of `PageContent` that only the page with JavaScript may have. */
  onlyWithScript?: readonly RegExp[];
  /** Lines that only the page without JavaScript may have. */
  onlyWithoutScript?: readonly RegExp[];
}

/** One for all tests of a worker. */
let scriptlessContext: BrowserContext | undefined;
test.afterAll(() => scriptlessContext?.close());

/** Opens a page in a browser without JavaScript that has the cookies of this context. */
async function withoutScript(browser: Browser, context: BrowserContext): Promise<Page> {
  scriptlessContext ??= await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  });
  await scriptlessContext.clearCookies();
  await scriptlessContext.addCookies(await context.cookies());
  return scriptlessContext.newPage();
}

const without = (lines: readonly string[], allowed: readonly RegExp[] = []) =>
  lines.filter((line) => !allowed.some((pattern) => pattern.test(line)));

/** The number on the bag is the visitor's: a page that is the same for everybody gets it from the script. */
const withoutCount = (links: readonly string[]) =>
  links.map((link) => link.replace(/(\/cart › Bag), .*$/, '$1'));

/** Compares two open pages at the same address. */
async function expectSame(scriptless: Page, scripted: Page, differences: Differences = {}): Promise<void> {
  const plain = await contentOf(scriptless);
  plain.links = withoutCount(plain.links);
  expect(plain.headings.length, 'headings without script').toBeGreaterThan(0);
  await expect(async () => {
    const full = await contentOf(scripted);
    full.links = withoutCount(full.links);
    for (const part of ['headings', 'links', 'prices'] as const)
      expect(without(plain[part], differences.onlyWithoutScript), part).toEqual(
        without(full[part], differences.onlyWithScript),
      );
  }).toPass({ timeout: 5_000 });
}

const pages: readonly { name: string; path: string; differences?: Differences }[] = [
  { name: 'home', path: '/gb' },
  { name: 'list', path: '/gb/men' },
  { name: 'filtered list', path: '/gb/men?sport=football&sort=price-asc' },
  { name: 'second page of a list', path: '/gb/men?page=2' },
  { name: 'list of a sport', path: '/gb/sports/running' },
  { name: 'sale', path: '/gb/sale' },
  { name: 'search', path: '/gb/search?q=rain%20jacket' },
  { name: 'search without results', path: '/gb/search?q=xylophone' },
  { name: 'product', path: '/gb/tempo-4/RR4101.html' },
  { name: 'content page', path: '/gb/help/delivery' },
  { name: 'region', path: '/gb/country-selector.html' },
  { name: 'region on a phone', path: '/gb/country-selector-mobile.html' },
  { name: 'locations', path: '/gb/location-selector.html' },
  { name: 'empty bag', path: '/gb/cart' },
  { name: 'session expired', path: '/gb/session-expired' },
  { name: 'page that does not exist', path: '/gb/no/such/page' },
];

test.describe('every page is complete without JavaScript', () => {
  for (const { name, path, differences } of pages)
    test(`${name}: the same headings, links and prices`, async ({ browser, context, page }) => {
      const scriptless = await withoutScript(browser, context);
      await scriptless.goto(path);
      await page.goto(path);
      await hydrated(page);
      await expectSame(scriptless, page, differences);
      await scriptless.close();
    });

  test('bag, checkout, payment step and confirmation: the same headings, links and prices, and no button that needs JavaScript', async ({
    browser,
    context,
    page,
  }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, sku);
    const scriptless = await withoutScript(browser, context);
    // What goes with the bag is for this visitor, and comes with the script.
    await page.route(/\/catalogue\/recommendations/, (route) =>
      route.fulfill({ json: { recSetId: 'none', items: [] } }),
    );
    const compareAt = async (path: string, differences?: Differences) => {
      await scriptless.goto(path);
      await page.goto(path);
      await hydrated(page);
      await expectSame(scriptless, page, differences);
    };
    await compareAt('/gb/cart');
    await compareAt('/gb/checkout');
    await scriptless.goto('/gb/checkout');
    await fillDetails(scriptless);
    await scriptless.getByRole('button', { name: 'Show delivery days' }).click();
    await expect(delivery(scriptless, /^Standard/)).toBeChecked();
    await compareAt('/gb/checkout');
    await hosted(scriptless).check();
    await payButton(scriptless).click();
    await expect(scriptless.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
    await fillCard(scriptless, '4242424242424242');
    await scriptless.getByRole('button', { name: /^Pay £/ }).click();
    await confirmed(scriptless);
    await expect(scriptless.getByRole('button', { name: 'Copy order number' })).toBeHidden();
    await compareAt(new URL(scriptless.url()).pathname + new URL(scriptless.url()).search);
    await scriptless.close();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the parts of the home page are in document order, and none waits for a script', async ({ page }) => {
    const response = await page.goto('/gb');
    expect(await response?.text()).not.toMatch(/<div hidden[^>]* id="S:/);
    await expect(page.getByRole('main').getByRole('heading')).not.toHaveCount(1);
  });

  test('card fields need JavaScript, so only the provider’s page is offered; the telephone number shows once, after its prefix', async ({
    page,
  }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, sku);
    await page.goto('/gb/checkout');
    await expect(hosted(page)).toBeVisible();
    await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toHaveCount(0);
    await fillDetails(page);
    // The only payment method need not be chosen.
    await page.getByRole('button', { name: 'Show delivery days' }).click();
    await expect(page).toHaveURL(/#delivery$/);
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('7700900123');
    await payButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
  });

  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    test(`a missing size is reported within the visible part of the page, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/gb/tempo-4/RR4101.html');
      await page.getByRole('button', { name: 'Add to bag' }).first().click();
      await expect(page.getByText('Choose a size first.')).toBeInViewport();
      await expect(page.getByRole('radio').first()).toBeFocused();
    });

    test(`what is missing in the checkout is reported within the visible part of the page, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const { sku } = await plentyOf(page, 'RR6101');
      await beginBag(page, sku);
      await page.goto('/gb/checkout');
      await page.getByRole('button', { name: 'Show delivery days' }).click();
      await expect(page.getByText(/^There are \d things to fix$/)).toBeInViewport();
      await expect(page.getByRole('group', { name: /things to fix/ })).toBeFocused();
    });
  }

  test('a change of the bag that fails is reported within the visible part of the page', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, [sku, (await plentyOf(page, 'HK2001')).sku]);
    await page.goto('/gb/cart');
    const otherTab = await context.newPage();
    await otherTab.goto('/gb/cart');
    await otherTab.getByRole('button', { name: /^Remove Daily 6/ }).click();
    await expect(otherTab.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
    const quantity = page.getByRole('spinbutton', { name: /^Quantity of Daily 6/ });
    await quantity.fill('3');
    await quantity.press('Enter');
    const told = page.getByRole('status').and(page.locator(':focus'));
    await expect(told).toContainText(/\w/);
    await expect(told).toBeInViewport();
  });
});
