import type { Page } from 'playwright/test';
import { beginBag, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const linkOf = (sku: string, quantity: number) =>
  `/gb/cart/restore?pid=${sku}_GB,GONE1_0001_GB&qty=${quantity},1&rid=,&prc=1.00,9.00&cry=GBP,GBP`;

/** Opens a link that brings a bag back. Returns what is in it. */
async function openLink(page: Page): Promise<string> {
  const { sku } = await plentyOf(page, 'RR4101');
  await page.goto(linkOf(sku, 2));
  expect(new URL(page.url()).pathname).toBe('/gb/cart');
  await expect(page.getByText('Your bag is back')).toBeVisible();
  await expect(page.getByText(/1 product of it is not sold any more/)).toContainText(
    'The price of 1 product has changed',
  );
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.first()).toContainText('Tempo 4');
  return sku;
}

/** Opens a link with another quantity: the bag has products by now. */
async function openAnother(page: Page, sku: string): Promise<void> {
  await page.goto(linkOf(sku, 1));
  await expect(page.getByText('Your bag is back')).toHaveCount(0);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
}

test('a link that is wrong in whatever way leads to the cart, which says so [C2.44]', async ({ page }) => {
  const told = 'The link did not fill the bag';
  expect(await (await page.request.get('/gb/cart')).text()).not.toContain(told);
  for (const path of ['/gb/cart/restore?pid=x', '/gb/cart/customized?pid=RR4101_080&rid=none']) {
    const answer = await page.request.get(path);
    expect(new URL(answer.url()).pathname).toBe('/gb/cart');
    expect(await answer.text()).toContain(told);
  }
});

test('a link brings a bag back, leads to the cart, and says what has changed [C2.39, C2.42, C2.43]', async ({
  page,
}) => {
  await openLink(page);
  await hydrated(page);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
});

test('the name of a line leads to its product with size and number chosen [A2.28, A2.29]', async ({
  page,
}) => {
  const shoe = await plentyOf(page, 'RR4101');
  const flask = await plentyOf(page, '750');
  await beginBag(page, shoe.sku);
  await beginBag(page, flask.sku, { quantity: 2 });
  const main = page.getByRole('main');
  const choice = ({ sku }: typeof shoe) => new URLSearchParams({ forceSelSize: sku }).toString();

  await page.goto('/gb/cart');
  const name = main.getByRole('link', { name: 'Tempo 4', exact: true });
  await expect(name).toHaveAttribute('href', `/gb/tempo-4/RR4101.html?${choice(shoe)}`);
  await name.click();
  await expect(page.getByRole('radio', { checked: true })).toHaveAttribute('value', shoe.sku);

  await page.goto('/gb/cart');
  const other = main.getByRole('link', { name: 'Flask 750', exact: true });
  await expect(other).toHaveAttribute('href', `/gb/flask-750/750.html?${choice(flask)}&quantity=2`);
  await other.click();
  await expect(page).toHaveURL(/quantity=2$/);
  await expect(main.getByRole('spinbutton')).toHaveValue('2');
});

test('a link does not touch a bag that has products [C2.40, C2.41]', async ({ page }) => {
  await openAnother(page, await openLink(page));
  await hydrated(page);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link brings a bag back, once, and says what has changed [C2.39, C2.42, C2.43]', async ({
    page,
  }) => {
    await openAnother(page, await openLink(page));
  });
});
