import { beginBag, plentyOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const linkOf = (sku: string, price: string) =>
  `/gb/cart/restore?pid=${sku}_GB,GONE1_0001_GB&qty=2,1&rid=,&prc=${price},9.00&cry=GBP,GBP`;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a link brings a bag back, leads to the cart, and says what has changed [C2.39, C2.42, C2.43]', async ({
      page,
    }) => {
      const { sku } = await plentyOf(page, 'RR4101');
      await page.goto(linkOf(sku, '1.00'));
      expect(new URL(page.url()).pathname).toBe('/gb/cart');
      await expect(page.getByText('Your bag is back')).toBeVisible();
      await expect(page.getByText(/1 product of it is not sold any more/)).toContainText(
        'The price of 1 product has changed',
      );
      const lines = page.getByRole('main').getByRole('listitem');
      await expect(lines.first()).toContainText('Tempo 4');
      // Again: the bag has products now, and stays as it is.
      await page.goto(linkOf(sku, '1.00'));
      await expect(page.getByText('Your bag is back')).toHaveCount(0);
      await expect(page.getByRole('spinbutton').first()).toHaveValue('2');
    });
  });
}

test('a bag that has products is not touched by a link [C2.40, C2.41]', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR4101');
  await beginBag(page, sku);
  await page.goto(linkOf(sku, '1.00'));
  await hydrated(page);
  await expect(page.getByRole('spinbutton').first()).toHaveValue('1');
});

test('whatever is wrong with a link, it leads to the cart, which says so [C2.44]', async ({ page }) => {
  for (const path of ['/gb/cart/restore?pid=x', '/gb/cart/customized?pid=RR4101_080&rid=none']) {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe('/gb/cart');
    await expect(page.getByText('The link did not fill the bag')).toBeVisible();
  }
});
