import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { confirmed, delivery, field, fillCard, fillDetails, hosted, payButton } from './support/checkout.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { pricesOf } from './support/prices.ts';
import { expect, test } from './support/test.ts';

/** Two reasons why a page runs without JavaScript: it is turned off, or the script fails to load. */
const reasons = [
  { name: 'without JavaScript', javaScriptEnabled: false },
  { name: 'when the script does not arrive', javaScriptEnabled: true },
] as const;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const count = (page: Page) => page.getByText(/^\d+ products?$/);

for (const { name, javaScriptEnabled } of reasons)
  test.describe(name, () => {
    test.use({ javaScriptEnabled });
    test.beforeEach(async ({ context }) => {
      if (javaScriptEnabled) await context.route('**/assets/*.js', (route) => route.abort());
    });

    test('a shopper can open a category, filter, sort, and go to the next page', async ({ page }) => {
      await page.goto('/gb');
      await menu(page).getByRole('link', { name: 'Men', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Men');
      const all = await count(page).textContent();
      await page
        .getByText(/^Football/)
        .first()
        .click();
      await page.getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(/sport=football/);
      await expect(count(page)).not.toHaveText(all ?? '');
      await page.getByText('Sort by').click();
      await page.getByRole('link', { name: 'Lowest price' }).click();
      await expect(page).toHaveURL(/sport=football.*sort=price-asc/);
      const first = await page.getByRole('article').first().textContent();
      await page.getByRole('link', { name: /^Show \d+ more$/ }).click();
      await expect(page).toHaveURL(/sport=football.*sort=price-asc.*page=2/);
      await expect(page.getByRole('article').first()).not.toHaveText(first ?? '');
      await page
        .getByRole('group', { name: 'Filters in force' })
        .getByRole('link', { name: /Football/ })
        .click();
      await expect(count(page)).toHaveText(all ?? '');
    });

    test('a shopper can search [A2.31]', async ({ page }) => {
      await page.goto('/gb');
      const search = page.getByRole('combobox', { name: 'Search' });
      await search.fill('rain jacket');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/gb\/search\?.*q=rain(\+|%20)jacket/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('“rain jacket”');
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    test('the menu of a phone opens and has links', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/gb');
      const link = menu(page).getByRole('link', { name: /^Women/ });
      await expect(link).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(/\/gb\/women$/);
    });

    test('a size is added to the bag by the form of the product page', async ({ page }) => {
      await page.goto('/gb/tempo-4/RR4101.html');
      await plentifulSizes(page).first().click();
      await addButton(page).click();
      await expect(page).toHaveURL(/\/gb\/cart$/);
      await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Tempo 4');
    });

    test('the bag can be changed, and a removal undone [C2.02]', async ({ page }) => {
      const daily = await plentyOf(page, 'RR6101');
      const boots = await plentyOf(page, 'HK2001');
      await beginBag(page, [daily.sku, boots.sku]);
      await page.goto('/gb/cart');
      const bag = page.getByRole('link', { name: /^Bag, / });
      await expect(bag).toHaveAccessibleName('Bag, 2 items');
      const quantity = page.getByRole('spinbutton', { name: /^Quantity of Daily 6/ });
      await quantity.fill('3');
      await quantity.press('Enter');
      await expect(bag).toHaveAccessibleName('Bag, 4 items');
      await expect(quantity).toHaveValue('3');
      await page.getByRole('button', { name: /^Remove Daily 6/ }).click();
      await expect(bag).toHaveAccessibleName('Bag, 1 item');
      await page.getByRole('button', { name: 'Put it back' }).click();
      await expect(bag).toHaveAccessibleName('Bag, 4 items');
    });

    test('a guest can buy with forms, and pays on the provider’s page [C2.02, C2.14]', async ({ page }) => {
      const { sku } = await plentyOf(page, 'RR6101');
      await beginBag(page, sku);
      await page.goto('/gb/cart');
      await page.getByRole('link', { name: 'Go to checkout' }).first().click();
      await fillDetails(page);
      await page.getByRole('button', { name: 'Show delivery days' }).click();
      await expect(page).toHaveURL(/\/gb\/checkout#delivery$/);
      await expect(delivery(page, /^Standard/)).toBeChecked();
      await delivery(page, /^Express/).check();
      await page.getByRole('button', { name: 'Use this delivery' }).click();
      await expect(page).toHaveURL(/#payment$/);
      await expect(delivery(page, /^Express/)).toBeChecked();
      await hosted(page).check();
      await payButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
      await fillCard(page, '4242424242424242');
      await page.getByRole('button', { name: /^Pay £/ }).click();
      await confirmed(page);
    });
  });

// What else the same forms do is in the page as it was sent, whatever the reason.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a price range is applied from the form', async ({ page }) => {
    await page.goto('/gb/men');
    await page.getByRole('textbox', { name: 'From' }).fill('50');
    await page.getByRole('textbox', { name: 'To' }).fill('60');
    await page.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/price-from=50/);
    await expect(page.getByRole('article').first()).toBeVisible();
    const prices = await pricesOf(page);
    expect(prices.length).toBeGreaterThan(0);
    for (const price of prices) {
      expect(price).toBeGreaterThanOrEqual(50);
      expect(price).toBeLessThanOrEqual(60);
    }
  });

  test('without a size the product page is shown again and says what is missing', async ({ page }) => {
    await page.goto('/gb/tempo-4/RR4101.html');
    await addButton(page).click();
    await expect(page).toHaveURL(/RR4101\.html$/);
    await expect(page.getByText('Choose a size first.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
  });

  test('an empty bag recommends a row of new products', async ({ page }) => {
    await page.goto('/gb/cart');
    await expect(page.getByRole('heading', { name: 'Just in' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\.html$/);
  });

  test('removing the last line can be undone, too', async ({ page }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, sku);
    await page.goto('/gb/cart');
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing in the bag yet');
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  test('“one more” and “one less” are submit buttons', async ({ page }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, sku);
    await page.goto('/gb/cart');
    await page.getByRole('button', { name: /^One more of/ }).click();
    await expect(page.getByRole('link', { name: 'Bag, 2 items' })).toBeVisible();
    await page.getByRole('button', { name: /^One less of/ }).click();
    await expect(page.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
  });

  test('whichever button is pressed, nothing typed or chosen is lost', async ({ page }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, sku);
    await page.goto('/gb/checkout');
    await field(page, 'First name').fill('Zoë');
    await page.getByRole('checkbox', { name: /invoice/i }).uncheck();
    await hosted(page).check();
    await payButton(page).click();
    await expect(page.getByText(/^There are \d+ things to fix$/)).toBeVisible();
    await expect(field(page, 'First name').first()).toHaveValue('Zoë');
    await expect(page.getByRole('checkbox', { name: /invoice/i })).not.toBeChecked();
    await expect(hosted(page)).toBeChecked();
    await page.getByRole('checkbox', { name: /invoice/i }).check();
    await fillDetails(page);
    await page.getByRole('button', { name: 'Show delivery days' }).click();
    await expect(delivery(page, /^Standard/)).toBeChecked();
    await expect(hosted(page)).toBeChecked();
    await field(page, 'Address line 1').fill('1 Other Road');
    await delivery(page, /^Express/).check();
    await page.getByRole('button', { name: 'Use this delivery' }).click();
    await expect(delivery(page, /^Express/)).toBeChecked();
    await expect(field(page, 'Address line 1')).toHaveValue('1 Other Road');
  });

  test('a wrong address shows errors in a summary and next to the field, with everything typed kept', async ({
    page,
  }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, sku);
    await page.goto('/gb/checkout');
    await field(page, 'First name').fill('Zoë');
    await field(page, 'Email address').fill('zoe@');
    await page.getByRole('button', { name: 'Show delivery days' }).click();
    await expect(page.getByText(/^There are \d things to fix$/)).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Zoë');
    await expect(field(page, 'Email address')).toHaveValue('zoe@');
    await expect(field(page, 'Email address')).toHaveAccessibleDescription(/name@example\.com/);
    await page.getByRole('link', { name: 'Enter a postcode' }).click();
    await expect(page).toHaveURL(/#shipping-postalCode$/);
  });
});
