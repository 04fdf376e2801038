import { hydrated } from './support/hydrated.ts';
import { confirmed, cards, payButton, readyToPay } from './support/checkout.ts';
import { addButton, plentifulSizes } from './support/product.ts';
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

test('from a search to a paid order, with the shop’s own pages [C1.04, A1.04, A1.05, A2.08]', async ({
  page,
}) => {
  await page.goto('/gb/search?q=long%20haul');
  await page
    .getByRole('link', { name: /^Long Haul 2, / })
    .first()
    .click();
  await page.waitForURL(/\/gb\/long-haul-2\/[A-Z]{2}\d{4}\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long Haul 2');
  await hydrated(page);
  await plentifulSizes(page).first().click();
  await addButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'In your bag' });
  await expect(dialog).toContainText('Long Haul 2');
  await expect(page.locator('a[href="/gb/cart"]').first()).toBeAttached();
  await dialog.getByRole('link', { name: 'Go to checkout' }).click();
  await page.waitForURL(/\/gb\/checkout$/);
  await readyToPay(page, cards.approved);
  await payButton(page).click();
  await confirmed(page);
  await expect(page.getByRole('main')).toContainText('Long Haul 2');
});

test('without a size nothing is added: the page says so and focuses the sizes', async ({ page }) => {
  await page.goto(tempo);
  await hydrated(page);
  await addButton(page).click();
  await expect(page.getByText('Choose a size first.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('link', { name: 'Bag, empty' })).toBeVisible();
});

test('a sold-out size can be selected, but not bought', async ({ page }) => {
  await page.goto(tempo);
  await hydrated(page);
  await page.locator('label[data-sold-out]').first().click();
  await expect(page.getByText(/ is sold out\. Sizes do come back/)).toBeVisible();
});

test('a link can preselect a size [A2.28]', async ({ page }) => {
  await page.goto(`${tempo}?forceSelSize=9`);
  await expect(page.getByRole('radio', { name: '9', exact: true })).toBeChecked();
});

test('an address with another name leads to the same product at its canonical address [A2.21, A2.27]', async ({
  page,
}) => {
  await page.goto('/gb/any-name-at-all/RR4101.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tempo 4');
  const { origin } = new URL(page.url());
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', origin + tempo);
});

for (const [address, currency, written] of [
  [tempo, 'GBP', /£(\d+)/],
  ['/us/tempo-4/RR4101.html', 'USD', /\$(\d+)/],
  ['/kr/tempo-4/RR4101.html', 'KRW', /₩([\d,]+)/],
  ['/gb/sunday-jogger/1007202_W.html', 'GBP', /£(\d+)/],
] as const)
  test(`the structured data of ${address} is what the page shows`, async ({ page }) => {
    await page.goto(address);
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
  });
