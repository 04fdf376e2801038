import type { Page } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { addButton } from './support/product.ts';
import { expect, test } from './support/test.ts';

const tempo = '/gb/tempo-4/RR4101.html';

interface Offer {
  price: string;
  priceCurrency: string;
  availability: string;
  url: string;
}
interface Group {
  name: string;
  url: string;
  description: string;
  hasVariant: { sku: string; color: string; size: { name: string }; offers: Offer }[];
}

/** The structured data of a product page is what it shows. */
async function expectStructured(page: Page, currency: string, written: RegExp): Promise<void> {
  const text = await page.locator('script[type="application/ld+json"]').first().textContent();
  const group = JSON.parse(text ?? '') as Group;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(group.name);
  expect(group.url).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'));
  const shown = written.exec((await page.getByRole('main').innerText()).replace(/\s+/g, ' '))?.[1];
  expect(group.hasVariant.length).toBeGreaterThan(2);
  const sizes = await page.getByRole('radio').evaluateAll((inputs) =>
    inputs.map((input) => ({
      sku: (input as HTMLInputElement).value,
      isSoldOut: input.closest('label')?.hasAttribute('data-sold-out'),
    })),
  );
  expect(group.hasVariant.map(({ sku }) => sku)).toEqual(sizes.map(({ sku }) => sku));
  for (const [at, { offers }] of group.hasVariant.entries()) {
    expect(Number(offers.price)).toBe(Number(shown?.replace(',', '')));
    expect(offers.priceCurrency).toBe(currency);
    expect(offers.availability.endsWith('OutOfStock')).toBe(sizes[at]?.isSoldOut);
  }
}

test('a product has one address and its own data, and sells the size that is chosen [A2.21, A2.27, A2.28]', async ({
  page,
}) => {
  await test.step('an address with another name leads to the same product at its canonical address', async () => {
    await page.goto('/gb/any-name-at-all/RR4101.html');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tempo 4');
    const { origin } = new URL(page.url());
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + tempo);
  });

  for (const [address, currency, written] of [
    ['/us/tempo-4/RR4101.html', 'USD', /\$(\d+)/],
    ['/kr/tempo-4/RR4101.html', 'KRW', /₩([\d,]+)/],
    ['/gb/sunday-jogger/1007202_W.html', 'GBP', /£(\d+)/],
    [tempo, 'GBP', /£(\d+)/],
  ] as const)
    await test.step(`the structured data of ${address} is what the page shows`, async () => {
      await page.goto(address);
      await expectStructured(page, currency, written);
    });

  await test.step('without a size nothing is added: the page says so and focuses the sizes', async () => {
    await hydrated(page);
    await addButton(page).click();
    await expect(page.getByText('Choose a size first.')).toBeVisible();
    await expect(page.getByRole('radio').first()).toBeFocused();
    await expect(page.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
  });

  await test.step('a sold-out size can be selected, but not bought', async () => {
    await page.locator('label[data-sold-out]').first().click();
    await expect(page.getByText(/ is sold out\. Sizes do come back/)).toBeVisible();
  });

  await test.step('a link can preselect a size', async () => {
    await page.goto(`${tempo}?forceSelSize=9`);
    await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked();
  });
});
