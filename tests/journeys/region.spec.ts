import { expect, test } from './support/test.ts';

test('the chosen country and language is remembered on the next visit [A2.33, A2.54, C1.07, C1.08]', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/us$/);
  await page.goto('/us/country-selector.html');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/');
  await expect(page).toHaveURL(/\/de$/);
});

for (const path of ['', '/men', '/cart', '/country-selector.html'])
  test(`the German shop has no English texts around the page: /de${path}`, async ({ page }) => {
    const wordsOf = async (address: string): Promise<string[]> => {
      await page.goto(address);
      return page
        .locator('header, footer')
        .locator('a, button, h2, p, input, span, label')
        .evaluateAll((elements) =>
          elements.flatMap((element) => [
            ...(element.children.length ? [] : [element.textContent?.trim() ?? '']),
            element.getAttribute('aria-label') ?? '',
            element.getAttribute('placeholder') ?? '',
          ]),
        );
    };
    const english = new Set((await wordsOf(`/gb${path}`)).filter((text) => /[a-z]{2}/i.test(text)));
    expect(english.size).toBeGreaterThan(15);
    const same = [...new Set(await wordsOf(`/de${path}`))].filter((text) => english.has(text));
    // Names, and words that both languages share.
    const shared =
      /^((© \d{4} )?Touchline|Sale|Cookies|Newsletter|Visa|Mastercard|American Express|Amex|PayPal|Maestro|Klarna|VISA)$/;
    expect(same.filter((text) => !shared.test(text))).toEqual([]);
  });

test('Korean prices have no decimals [C9.25]', async ({ page }) => {
  await page.goto('/kr/men');
  const texts = await page.getByRole('article').allInnerTexts();
  const prices = texts.map((text) => /[₩￦][\d,.]+|[\d,.]+원/.exec(text)?.[0] ?? '');
  expect(prices.length).toBeGreaterThan(10);
  for (const price of prices) expect(price).toMatch(/^[₩￦]?\d{1,3}(,\d{3})+원?$/);
});

test('German prices are in German format, in euros', async ({ page }) => {
  await page.goto('/de/men');
  await expect(page.getByRole('article').first()).toContainText(/\d+,\d{2}\s€/);
});
