import type { Page } from 'playwright/test';
import { becomeMember } from './support/account.ts';
import { beginBag, plentyOf } from './support/bag.ts';
import { tabTo } from './support/checkout.ts';
import { answerConsent } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / });
const saved = (page: Page) => page.getByRole('main').getByRole('article');
const inHeader = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Wishlist/ })
    .last();

/** A list of few products. */
const fewProducts = '/gb/women/running-shoes';

test('a guest saves by keyboard, and finds it on the page and in the account [A1.06, A3.27, A4.40]', async ({
  page,
}) => {
  await page.goto(fewProducts);
  await hydrated(page);

  await test.step('a guest saves from a list by keyboard', async () => {
    const [first, second] = [hearts(page).nth(0), hearts(page).nth(1)];
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText('Saved to your wishlist').first()).toBeVisible();
    await second.click();
    await expect(inHeader(page)).toHaveAccessibleName('Wishlist, 2 products');
    await page.reload();
    await hydrated(page);
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('the wishlist page removes it and takes that back', async () => {
    await inHeader(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeVisible();
    await expect(saved(page)).toHaveCount(2);
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click();
    await expect(saved(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: 'Wishlist' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(saved(page)).toHaveCount(2);
  });

  await test.step('what a guest has saved comes along to the account, once, and stays there', async () => {
    await becomeMember(page);
    await page.goto('/gb/wishlist');
    await hydrated(page);
    await expect(saved(page)).toHaveCount(2);
    await page.goto(fewProducts);
    await hydrated(page);
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
    expect((await page.context().cookies()).filter(({ name }) => name === 'wishlist')).toEqual([]);
    const saving = page.waitForResponse(/\/wishlists\/\w+\/items\b/);
    await hearts(page).nth(2).click();
    await expect(inHeader(page)).toHaveAccessibleName('Wishlist, 3 products');
    // The heart is filled before the shop has answered.
    await saving;
  });

  await test.step('a member asks for mails about the wishlist, and ends them there', async () => {
    await page.goto('/gb/wishlist');
    await hydrated(page);
    await expect(saved(page)).toHaveCount(3);
    await page.getByRole('button', { name: 'Mail me' }).click();
    await expect(page.getByText('We’ll let you know by email')).toBeVisible();
    await page.reload();
    await expect(page.getByText('We’ll let you know by email')).toBeVisible();
    await hydrated(page);
    await page.getByRole('button', { name: 'No more mails' }).click();
    await expect(page.getByRole('button', { name: 'Mail me' })).toBeVisible();
  });
});

/** A member with two saved products who makes a list and moves one there. */
async function makeList(page: Page): Promise<void> {
  await becomeMember(page);
  await page.goto(fewProducts);
  await hydrated(page);
  await hearts(page).nth(0).click();
  await hearts(page).nth(1).click();
  await expect(inHeader(page)).toHaveAccessibleName('Wishlist, 2 products');
  await inHeader(page).click();
  await page.getByText('New list', { exact: true }).click();
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(page.getByRole('textbox', { name: /Name of the new list/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByRole('textbox', { name: /Name of the new list/ }).fill('Manchester marathon');
  await page.getByRole('button', { name: 'Create list' }).click();
  const empty = page.getByRole('link', { name: 'Manchester marathon, 0 products' });
  // The page leads on to the new list.
  await expect(empty).toHaveAttribute('aria-current', 'page');
  await expect(saved(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Saved, 2 products' }).click();
  await expect(saved(page)).toHaveCount(2);
  await page
    .getByText(/^Change (colour or )?list$/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Move', exact: true }).first().click();
  await expect(saved(page)).toHaveCount(1);
  const marathon = page.getByRole('link', { name: 'Manchester marathon, 1 product' });
  await marathon.click();
  await expect(marathon).toHaveAttribute('aria-current', 'page');
  await expect(saved(page)).toHaveCount(1);
}

test('a member makes a list, and moves a product there [A4.36, A7.32]', async ({ page }) => {
  await makeList(page);
});

test('a member shares a list by a link, and takes the link back [A4.39, A7.33]', async ({
  page,
  browser,
}) => {
  await makeList(page);
  await page.getByText('Rename, share or delete').click();
  await page.getByRole('textbox', { name: 'Name of this list' }).fill('Half marathon');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Half marathon, 1 product' })).toBeVisible();
  await page.getByRole('button', { name: 'Share with a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this list' }).inputValue();
  await expect(page.getByRole('textbox', { name: 'Name of this list' })).toHaveCount(0);

  const friend = await browser.newPage();
  await answerConsent(friend.context(), new URL(link).origin);
  await friend.goto(link);
  await expect(friend.getByRole('heading', { level: 1, name: 'Half marathon' })).toBeVisible();
  await expect(saved(friend)).toHaveCount(1);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share with a link' })).toBeVisible();
  expect((await friend.goto(link))?.status()).toBe(404);
  await expect(friend.getByRole('heading', { name: 'This list is not shared any more' })).toBeVisible();
  await friend.close();
});

test('a guest moves a product from the bag to the wishlist and back, by keyboard [A4.40, C3.26]', async ({
  page,
}) => {
  const { sku } = await plentyOf(page, 'RR4101');
  await beginBag(page, sku);
  await page.goto('/gb/cart');
  await hydrated(page);

  await test.step('from the bag to the wishlist by keyboard, and back', async () => {
    const move = page.getByRole('button', { name: /^Move .* to the wishlist$/ });
    await tabTo(page, move);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
    await expect(page.getByText(/ is in the wishlist now\.$/).first()).toBeVisible();
    await expect(inHeader(page)).toHaveAccessibleName('Wishlist, 1 product');
    await page.getByRole('button', { name: 'Put it back' }).focus();
    await page.keyboard.press('Enter');
    await expect(move).toBeVisible();
    await expect(inHeader(page)).toHaveAccessibleName('Wishlist');
    await tabTo(page, move);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  });

  await page.goto('/gb/wishlist');
  await hydrated(page);
  const sizes = page.getByRole('dialog');
  await test.step('another colour on the wishlist page, in the list', async () => {
    const card = saved(page).first();
    const address = () => card.getByRole('link').first().getAttribute('href');
    const first = await address();
    await page.getByText('Change colour', { exact: true }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(address).not.toBe(first);
    await expect(saved(page)).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    expect(await address()).not.toBe(first);
  });

  await test.step('another colour and a size while moving it to the bag', async () => {
    await tabTo(page, page.getByRole('link', { name: /^Choose a size: / }));
    await page.keyboard.press('Enter');
    await expect(sizes.getByRole('radio').first()).toBeVisible();
    const colours = sizes.getByRole('navigation', { name: 'Colour' });
    await colours.locator('a[href$="/RR4101.html"]').click();
    await expect(colours.locator('a[href$="/RR4101.html"]')).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/\/gb\/wishlist$/);
    await sizes.locator(`input[value="${sku}"]`).focus();
    await page.keyboard.press('Space');
    // Someone got there first: nothing is moved.
    await page.route('**/inventory_check*', async (route) => {
      const asked = route.request().postDataJSON() as { productId: string; quantity: number }[];
      await route.fulfill({
        json: asked.map(({ productId, quantity }) => ({
          ...{ productId, requestedQuantity: quantity, availableQuantity: productId === sku ? 0 : 5 },
          availability_status: productId === sku ? 'NOT_AVAILABLE' : 'IN_STOCK',
        })),
      });
    });
    await sizes.getByRole('button', { name: 'Move to bag' }).focus();
    await page.keyboard.press('Enter');
    await expect(sizes.getByRole('alert')).toContainText(/has just sold out/);
    await page.unroute('**/inventory_check*');
    await page.keyboard.press('Escape');
    await expect(saved(page)).toHaveCount(1);
    await page.getByRole('link', { name: /^Choose a size: / }).press('Enter');
    await colours.locator('a[href$="/RR4101.html"]').click();
    await sizes.locator(`input[value="${sku}"]`).focus();
    await page.keyboard.press('Space');
    await sizes.getByRole('button', { name: 'Move to bag' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: / is in the bag\.$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Bag/ })).toHaveAccessibleName(/1/);
    await page.goto('/gb/cart');
    await expect(page.locator('a[href*="/RR4101.html"]').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a heart saves, and leads back to the page it is on; the wishlist page removes [A1.06]', async ({
    page,
  }) => {
    await page.goto(`${fewProducts}?sort=price-asc`);
    await hearts(page).nth(0).click();
    await expect(page).toHaveURL(/\/gb\/women\/running-shoes\?sort=price-asc$/);
    await page.goto('/gb/wishlist');
    await expect(saved(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  });

  test('the bag moves a product to the wishlist and gives it back; mails are asked for and ended', async ({
    page,
    request,
  }) => {
    await test.step('the bag moves a product to the wishlist and gives it back', async () => {
      await becomeMember(page);
      await beginBag(page, (await plentyOf(page, 'RR4101')).sku);
      await page.goto('/gb/cart');
      await page.getByRole('button', { name: /^Move .* to the wishlist$/ }).click();
      await expect(page.getByText(/ is in the wishlist now\./).first()).toBeVisible();
      await page.getByRole('button', { name: 'Put it back' }).click();
      await page.getByRole('button', { name: /^Move .* to the wishlist$/ }).click();
      await page.goto('/gb/wishlist');
      await expect(saved(page)).toHaveCount(1);
    });

    await test.step('mails about the wishlist are asked for and ended', async () => {
      await page.getByRole('button', { name: 'Mail me' }).click();
      await expect(page.getByText('We’ll let you know by email')).toBeVisible();
      await page.goto('/gb/wishlist/notices?key=c0ffee');
      await page.getByRole('button', { name: 'No more mails' }).click();
      await expect(page.getByText(/No mails about the wishlist come any more/)).toBeVisible();
      // A mail program sends the form from wherever it runs.
      const oneClick = await request.post('/gb/wishlist/notices?key=c0ffee', {
        headers: { origin: 'https://mail.example' },
        form: { 'List-Unsubscribe': 'One-Click' },
      });
      expect(oneClick.status()).toBe(200);
    });
  });
});
