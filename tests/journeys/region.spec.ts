import type { APIRequestContext, Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

test('the chosen country and language is remembered on the next visit [A2.33, A2.54, C1.07]', async ({
  page,
}) => {
  const headers = { 'accept-language': 'en-US' };
  const atRoot = async () => (await page.request.get('/', { headers })).url();
  expect(await atRoot()).toMatch(/\/us$/);
  await page.goto('/us/country-selector.html');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await atRoot()).toMatch(/\/de$/);
});

/** Texts, labels and placeholders around a page, as the server sends it. */
async function wordsOf(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  return page.evaluate((text) => {
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const around = [...sent.querySelectorAll('header, footer')].flatMap((part) => [
      ...part.querySelectorAll('a, button, h2, p, input, span, label'),
    ]);
    return around.flatMap((element) => [
      ...(element.children.length ? [] : [element.textContent.trim()]),
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('placeholder') ?? '',
    ]);
  }, html);
}

test('the German shop has no English texts around the page [C1.08]', async ({ page }) => {
  for (const path of ['', '/men', '/cart', '/country-selector.html'])
    await test.step(`/de${path}`, async () => {
      const english = new Set((await wordsOf(page, `/gb${path}`)).filter((text) => /[a-z]{2}/i.test(text)));
      expect(english.size).toBeGreaterThan(15);
      const same = [...new Set(await wordsOf(page, `/de${path}`))].filter((text) => english.has(text));
      // Names, and words that both languages share.
      const shared =
        /^((© \d{4} )?Touchline|Sale|Cookies|Newsletter|Visa|Mastercard|American Express|Amex|PayPal|Maestro|Klarna|VISA)$/;
      expect(same.filter((text) => !shared.test(text))).toEqual([]);
    });
});

/** Texts of the cards of a list, as the server sends it. */
async function cardsOf(request: APIRequestContext, address: string): Promise<string[]> {
  const [, ...cards] = (await (await request.get(address)).text()).split('<article');
  return cards.map((card) => (card.split('</article')[0] ?? '').replaceAll(/<[^>]*>/g, ' '));
}

test('Korean prices have no decimals, German ones are in German format, in euros [C9.25]', async ({
  request,
}) => {
  const texts = await cardsOf(request, '/kr/men');
  const prices = texts.map((text) => /[₩￦][\d,.]+|[\d,.]+원/.exec(text)?.[0] ?? '');
  expect(prices.length).toBeGreaterThan(10);
  for (const price of prices) expect(price).toMatch(/^[₩￦]?\d{1,3}(,\d{3})+원?$/);
  expect((await cardsOf(request, '/de/men'))[0]).toMatch(/\d+,\d{2}\s€/);
});
