import type { Browser, Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { confirmed, delivery, field, fillCard, fillDetails, hosted, payButton } from './support/checkout.ts';
import { hydrated } from './support/hydrated.ts';
import { keepAway } from './support/keepAway.ts';
import { expectSame } from './support/pageContent.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { pricesOf } from './support/prices.ts';
import { describeWithoutScript } from './support/describeWithoutScript.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const count = (page: Page) => page.getByText(/^\d+ products?$/);
const bagLink = (page: Page) => page.getByRole('link', { name: /^Bag, / });

/** Compares the page that is open without script with the same one in a browser with script, of the same visitor. */
async function compareWithScript(page: Page, scripted: Page): Promise<void> {
  await scripted.context().addCookies(await page.context().cookies());
  await scripted.goto(page.url());
  await hydrated(scripted);
  await expectSame(page, scripted);
}

/** A page in a browser with script. */
async function withScript(browser: Browser): Promise<Page> {
  const scripted = await browser.newPage({ javaScriptEnabled: true });
  // What goes with the bag is for this visitor, and comes with the script.
  await keepAway(scripted, '*/catalogue/recommendations*');
  return scripted;
}

describeWithoutScript((javaScriptEnabled) => {
  test('a shopper can search, open a category by the menu, filter, sort, and go on a page [A2.31]', async ({
    page,
  }) => {
    await test.step('the parts of the home page are in document order, and none waits for a script', async () => {
      const response = await page.goto('/gb');
      expect(await response?.text()).not.toMatch(/<div hidden[^>]* id="S:/);
      await expect(page.getByRole('main').getByRole('heading')).not.toHaveCount(1);
    });

    await test.step('search', async () => {
      const search = page.getByRole('combobox', { name: 'Search' });
      await search.fill('rain jacket');
      await search.press('Enter');
      await expect(page).toHaveURL(/\/gb\/search\?.*q=rain(\+|%20)jacket/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('“rain jacket”');
      await expect(page.getByRole('article').first()).toBeVisible();
    });

    await test.step('the menu of a phone opens and has links', async () => {
      await page.setViewportSize(phone);
      const link = menu(page).getByRole('link', { name: /^Women/ });
      await expect(link).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(link).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(/\/gb\/women$/);
    });

    await test.step('a category, filtered, sorted, and its next page', async () => {
      await page.setViewportSize(desktop);
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
  });

  test(`a guest fills and changes the bag, and buys by forms${javaScriptEnabled ? '' : ', on the same pages'} [C2.02, C2.14]`, async ({
    page,
    browser,
  }) => {
    const scripted = javaScriptEnabled ? undefined : await withScript(browser);
    await test.step('a size is added to the bag by the form of the product page', async () => {
      await page.goto('/gb/tempo-4/RR4101.html');
      await plentifulSizes(page).first().click();
      await addButton(page).click();
      await expect(page).toHaveURL(/\/gb\/cart$/);
      await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
      await expect(page.getByRole('main')).toContainText('Tempo 4');
    });

    await test.step('the bag can be changed, and a removal undone', async () => {
      await beginBag(page, (await plentyOf(page, 'RR6101')).sku);
      await page.goto('/gb/cart');
      await expect(bagLink(page)).toHaveAccessibleName('Bag, 2 items');
      if (scripted) await compareWithScript(page, scripted);
      const quantity = page.getByRole('spinbutton', { name: /^Quantity of Daily 6/ });
      await quantity.fill('3');
      await quantity.press('Enter');
      await expect(bagLink(page)).toHaveAccessibleName('Bag, 4 items');
      await expect(quantity).toHaveValue('3');
      await page.getByRole('button', { name: /^Remove Daily 6/ }).click();
      await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
      await page.getByRole('button', { name: 'Put it back' }).click();
      await expect(bagLink(page)).toHaveAccessibleName('Bag, 4 items');
    });

    await test.step('the details are given, and a delivery is chosen', async () => {
      await page.getByRole('link', { name: 'Go to checkout' }).first().click();
      await expect(hosted(page)).toBeVisible();
      // Card fields need JavaScript.
      if (!javaScriptEnabled)
        await expect(page.getByRole('radio', { name: /^Credit or debit card/ })).toHaveCount(0);
      if (scripted) await compareWithScript(page, scripted);
      await fillDetails(page);
      await page.getByRole('button', { name: 'Show delivery days' }).click();
      await expect(page).toHaveURL(/\/gb\/checkout#delivery$/);
      // Once, after its prefix.
      await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveValue('7700900123');
      await expect(delivery(page, /^Standard/)).toBeChecked();
      await delivery(page, /^Express/).check();
      await page.getByRole('button', { name: 'Use this delivery' }).click();
      await expect(page).toHaveURL(/#payment$/);
      await expect(delivery(page, /^Express/)).toBeChecked();
      if (!scripted) return;
      await page.goto('/gb/checkout');
      await compareWithScript(page, scripted);
    });

    await test.step('the order is paid on the provider’s page', async () => {
      await hosted(page).check();
      await payButton(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pay £/);
      await fillCard(page, '4242424242424242');
      await page.getByRole('button', { name: /^Pay £/ }).click();
      await confirmed(page);
      if (!scripted) return;
      await expect(page.getByRole('button', { name: 'Copy order number' })).toBeHidden();
      await page.reload();
      await compareWithScript(page, scripted);
      await scripted.context().close();
    });
  });
});

// What else the same forms do is in the page as it was sent, whatever the reason.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a price range is applied, and a missing size is said in view', async ({ page }) => {
    await test.step('a price range is applied from the form', async () => {
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

    for (const viewport of [phone, desktop])
      await test.step(`without a size the product page, ${viewport.width} px wide, is shown again and says in its visible part what is missing`, async () => {
        await page.setViewportSize(viewport);
        await page.goto('/gb/tempo-4/RR4101.html');
        await addButton(page).click();
        await expect(page).toHaveURL(/RR4101\.html$/);
        await expect(page.getByText('Choose a size first.')).toBeInViewport();
        await expect(page.getByRole('radio').first()).toBeFocused();
        await expect(page.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
      });
  });

  test('the bag is changed by buttons, says in view what failed, and recommends products when empty', async ({
    page,
    context,
  }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, sku);
    await page.goto('/gb/cart');
    await test.step('“one more” and “one less” are submit buttons', async () => {
      await page.getByRole('button', { name: /^One more of/ }).click();
      await expect(bagLink(page)).toHaveAccessibleName('Bag, 2 items');
      await page.getByRole('button', { name: /^One less of/ }).click();
      await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
    });

    await test.step('removing the last line can be undone, too', async () => {
      await page.getByRole('button', { name: /^Remove / }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your bag is empty');
      await page.getByRole('button', { name: 'Put it back' }).click();
      await expect(bagLink(page)).toHaveAccessibleName('Bag, 1 item');
    });

    await test.step('a change of the bag that fails is reported within the visible part of the page', async () => {
      await page.setViewportSize(phone);
      await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
      await page.goto('/gb/cart');
      const otherTab = await context.newPage();
      await otherTab.goto('/gb/cart');
      await otherTab.getByRole('button', { name: /^Remove Daily 6/ }).click();
      await expect(otherTab.getByRole('link', { name: 'Bag, 1 item' })).toBeVisible();
      await otherTab.close();
      const quantity = page.getByRole('spinbutton', { name: /^Quantity of Daily 6/ });
      await quantity.fill('3');
      await quantity.press('Enter');
      const told = page.getByRole('status').and(page.locator(':focus'));
      await expect(told).toContainText(/\w/);
      await expect(told).toBeInViewport();
    });

    await test.step('an empty bag recommends a row of new products', async () => {
      await page.getByRole('button', { name: /^Remove / }).click();
      await page.goto('/gb/cart');
      await expect(page.getByRole('heading', { name: 'Just in' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(4);
      await page.getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\.html$/);
    });
  });

  test('the checkout says in view what is wrong, and whichever button is pressed, nothing is lost', async ({
    page,
  }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    await beginBag(page, sku);
    for (const viewport of [phone, desktop])
      await test.step(`what is missing is reported within the visible part of the page, ${viewport.width} px wide`, async () => {
        await page.setViewportSize(viewport);
        await page.goto('/gb/checkout');
        await page.getByRole('button', { name: 'Show delivery days' }).click();
        await expect(page.getByText(/^There are \d things to fix$/)).toBeInViewport();
        await expect(page.getByRole('group', { name: /things to fix/ })).toBeFocused();
      });

    await test.step('a wrong address shows errors in a summary and next to the field, with everything typed kept', async () => {
      await field(page, 'First name').fill('Zoë');
      await field(page, 'Email address').fill('zoe@');
      await page.getByRole('button', { name: 'Show delivery days' }).click();
      await expect(field(page, 'First name')).toHaveValue('Zoë');
      await expect(field(page, 'Email address')).toHaveValue('zoe@');
      await expect(page.getByText(/^There are \d things to fix$/)).toBeVisible();
      await expect(field(page, 'Email address')).toHaveAccessibleDescription(/name@example\.com/);
      await page.getByRole('link', { name: 'Enter a postcode' }).click();
      await expect(page).toHaveURL(/#shipping-postalCode$/);
    });

    await test.step('whichever button is pressed, nothing typed or chosen is lost', async () => {
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
  });
});
