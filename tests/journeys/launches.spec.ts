import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { becomeMember } from './support/account.ts';
import { plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { pageOfItsOwn } from './support/pageOfItsOwn.ts';
import { addButton, plentifulSizes } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { becomeVerified } from './support/verified.ts';

/** The page of the first product of a launch. */
async function productOf(page: Page, launchId: string, site = 'gb'): Promise<string> {
  const answer = await page.request.get(`/api/launches/${launchId}?sitePath=${site}`);
  const { products } = (await answer.json()) as { products: { url: string }[] };
  return `/${site}${products[0]?.url ?? ''}`;
}

/** Who may have a place or a seat in the waiting room; freed in the end, so that another run finds it empty. */
const inRoom: Page[] = [];
test.afterEach(async ({ page, baseURL }) => {
  for (const one of inRoom.splice(0)) {
    await one.request.delete('/api/launches/pivot-outdoor/queue?sitePath=gb', {
      headers: { origin: baseURL ?? '' },
    });
    if (one !== page) await one.context().close();
  }
});

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('what is on, coming and over is listed, and what is to come is not sold [A4.118, A4.119, A4.120]', async ({
  page,
}) => {
  await test.step('the list leads to what is on, coming and over', async () => {
    await page.goto('/gb/launches');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 2 })).toContainText(['On now', 'Coming up', 'Over']);
    await expect(page.getByRole('link', { name: 'Tempo 4 Carbon in volt' })).toBeVisible();
    await page.getByRole('link', { name: 'Rotation in violet' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Rotation in violet' })).toBeVisible();
    await expect(panel(page, 'Not on sale yet').getByRole('timer')).toHaveText(/\d+ d \d+ h/);
  });

  await test.step('what is still to come is not sold, and the button says so', async () => {
    const address = await productOf(page, 'rotation-violet');
    await page.getByRole('main').locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
    await plentifulSizes(page).first().click();
    await addButton(page).click();
    await expect(page.getByRole('alert')).toContainText('Not on sale yet');
  });
});

test('a closed group names its tier, and the button says why it does not sell [A3.35, A3.58, A3.65]', async ({
  page,
}) => {
  // There is no programme in the United Kingdom, and so no launch for its members.
  expect((await page.request.get('/gb/launches/suede-club')).status()).toBe(404);
  const address = await productOf(page, 'suede-club', 'en');
  await page.goto(await productOf(page, 'rotation-violet', 'en'));
  await expect(panel(page, 'Not on sale yet')).toContainText('Tier 3 and up from');
  await page.goto(address);
  await hydrated(page);
  const closed = panel(page, 'For members from tier 2');
  await expect(closed.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/en/account/login?returnTo=${encodeURIComponent(address.replace('/en', ''))}`,
  );
  await plentifulSizes(page).first().click();
  await addButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Only for members from tier 2 on.');
});

test('a waiting room, a flash sale and a draw keep their own rules [A3.64]', async ({ page }) => {
  await test.step('a link that brings a bag back does not get around the waiting room', async () => {
    const { sku } = await plentyOf(page, 'BB5102');
    await page.goto(`/gb/cart/restore?pid=${sku}_GB&qty=1&rid=&prc=&cry=`);
    expect(new URL(page.url()).pathname).toBe('/gb/cart');
    await expect(page.getByText(/1 product of it is not sold any more/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible();
  });

  await test.step('a flash sale is counted down, and sells at its price until it ends', async () => {
    await page.goto(await productOf(page, 'rack-flat-flash'));
    await hydrated(page);
    const sale = panel(page, 'Lower price now');
    await expect(sale.getByRole('timer')).toHaveText(/\d+ (d|h|min) \d+/);
    await expect(page.getByRole('main')).toContainText('£54');
    await plentifulSizes(page).first().click();
    await addButton(page).click();
    await expect(page.getByRole('dialog', { name: 'In your bag' })).toContainText('£54');
  });

  await test.step('anybody draws again in the browser, and gets the published winners', async () => {
    // The shop draws by itself what ended before it was started.
    await expect
      .poll(async () => {
        const answer = await page.request.get('/api/launches/strike-black-gold/draw?sitePath=gb');
        return ((await answer.json()) as { state: string }).state;
      })
      .toBe('drawn');
    await page.goto('/gb/launches/strike-black-gold/draw');
    await hydrated(page);
    await page.getByRole('button', { name: 'Check the draw' }).press('Enter');
    await expect(page.getByRole('main').getByText('The draw is right')).toBeVisible();
    await expect(
      page.getByRole('main').getByText('The list of 48 entries has the published digest.'),
    ).toBeVisible();
  });
});

test('a launch for members lets whoever is signed in join the programme there, with and without script', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = '/en/launches/suede-club';

  await test.step('with script the launch knows its new member at once', async () => {
    await becomeMember(page);
    await page.goto(address);
    await hydrated(page);
    // The shop asks once by itself; whoever said no may still join where it helps.
    await expect(page.getByRole('dialog', { name: 'Become a member' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const club = panel(page, 'For members from tier 2');
    await club.getByRole('button', { name: 'Join for free' }).press('Enter');
    await expect(club).toContainText('You’re a member now.');
    await expect(club).toContainText('Your tier is 1.');
    await expect(club.getByRole('button', { name: 'Join for free' })).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });

  await test.step('without script, joining leads back to the launch', async () => {
    const plain = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
    await becomeMember(plain);
    await plain.goto(address);
    await plain.getByRole('button', { name: 'Join for free' }).click();
    await expect(plain).toHaveURL(address);
    await expect(panel(plain, 'For members from tier 2')).toContainText('Your tier is 1.');
    await plain.context().close();
  });
});

test('the waiting room seats one, makes the next one wait, and passes the seat on; only the seat buys', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const address = await productOf(page, 'pivot-outdoor');
  inRoom.push(page);
  await becomeVerified(page);
  await page.goto(address);
  await hydrated(page);
  await plentifulSizes(page).first().click();
  await addButton(page).click();
  await expect(page.getByRole('alert')).toContainText('A seat of the waiting room is needed first.');
  await page.getByRole('button', { name: 'Join the waiting room' }).press('Enter');
  await expect(panel(page, 'Your seat is ready').getByRole('timer')).toHaveText(/\d+ min \d+ s/);
  // Before its script is there, the form leads to the launch's own page.
  await page.goto(address);
  await hydrated(page);
  await plentifulSizes(page).first().click();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name.endsWith('launchSeats'))).toMatchObject({ httpOnly: true });

  const other = await pageOfItsOwn(browser, baseURL);
  await becomeVerified(other);
  inRoom.push(other);
  // The button is pressed before the page knows its visitor.
  await other.route('**/api/visitor*', async (route) => {
    await setTimeout(1_000);
    await route.continue();
  });
  await other.goto(address);
  await hydrated(other);
  await other.getByRole('button', { name: 'Join the waiting room' }).press('Enter');
  await expect(panel(other, 'You are in the queue')).toContainText('You are next.');
  await other.goto(address);
  await hydrated(other);
  await expect(panel(other, 'You are in the queue')).toBeVisible();
  await plentifulSizes(other).first().click();
  await addButton(other).click();
  await expect(other.getByRole('alert')).toContainText('A seat of the waiting room is needed first.');

  await addButton(page).click();
  await expect(page.getByRole('dialog', { name: 'In your bag' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Give up the seat' }).click();
  await expect(panel(page, 'You have left the waiting room')).toBeVisible();
  await expect(panel(other, 'Your seat is ready')).toBeVisible({ timeout: 25_000 });
  await addButton(other).click();
  await expect(other.getByRole('dialog', { name: 'In your bag' })).toBeVisible();
});

test('the draw is entered once, changed and withdrawn by keyboard, and by forms without script', async ({
  page,
  browser,
  baseURL,
}) => {
  await becomeVerified(page);

  await test.step('by keyboard', async () => {
    await page.goto('/gb/launches/carbon-volt');
    await hydrated(page);
    const open = panel(page, 'The draw is open');
    await open.getByRole('button', { name: 'Enter the draw' }).press('Enter');
    await expect(open).toContainText('Choose a size first.');
    await open.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await open.getByRole('button', { name: 'Enter the draw' }).press('Enter');
    const entered = panel(page, 'You are in the draw');
    await expect(entered).toContainText('Receipt');
    const receipt = await entered.locator('code').innerText();
    // The same entry after a reload, and another receipt for another size.
    await page.reload();
    await hydrated(page);
    await expect(entered.locator('code')).toHaveText(receipt);
    await entered.getByRole('radio').nth(1).focus();
    await page.keyboard.press('Space');
    await entered.getByRole('button', { name: 'Change the size' }).press('Enter');
    await expect(entered.locator('code')).not.toHaveText(receipt);
    await entered.getByRole('button', { name: 'Withdraw the entry' }).press('Enter');
    await expect(panel(page, 'You are no longer in the draw')).toBeVisible();
  });

  await test.step('without script the panel and the forms of a draw work', async () => {
    const plain = await pageOfItsOwn(browser, baseURL, { javaScriptEnabled: false });
    await plain.goto(await productOf(page, 'carbon-volt'));
    await plain.getByRole('link', { name: 'About this launch' }).click();
    await expect(panel(plain, 'The draw is open').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await plain.context().addCookies(await page.context().cookies());
    await plain.reload();
    await plain.getByRole('button', { name: 'Enter the draw' }).click();
    await expect(plain.getByText('Choose a size first.')).toBeVisible();
    await plain
      .getByRole('main')
      .locator('label')
      .filter({ has: plain.getByRole('radio') })
      .first()
      .click();
    await plain.getByRole('button', { name: 'Enter the draw' }).click();
    await expect(panel(plain, 'You are in the draw')).toContainText('Receipt');
    await plain.getByRole('button', { name: 'Withdraw the entry' }).click();
    await expect(panel(plain, 'The draw is open')).toBeVisible();
    await plain.context().close();
  });
});
