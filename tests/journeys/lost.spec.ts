import { test as withoutBrowser } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const nowhere = [
  ['a page', '/gb/nothing/at/all'],
  ['a category', '/gb/men/nonsense'],
  ['a product', '/gb/tempo-4/ZZ0000.html'],
  ['a help page', '/gb/help/nonsense'],
  ['a country', '/xx/men'],
] as const;

test('what does not exist responds 404 and shows links, by its address and by a link [A2.11, A2.50]', async ({
  page,
}) => {
  const titles = new Map<string, string>();
  for (const [what, address] of nowhere)
    await test.step(`${what} that does not exist responds 404 and shows links`, async () => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      titles.set(address, await page.getByRole('heading', { level: 1 }).innerText());
      const way = page.getByRole('main').getByRole('link').last();
      await way.click();
      await expect(page).not.toHaveURL(address);
      const there = await page.request.get(page.url());
      expect(there.status()).toBe(200);
    });

  await test.step('a broken link shows the same as its address, and Back returns to the previous position', async () => {
    const list = '/gb/men/shoes/running-shoes';
    for (const address of ['/gb/nothing/at/all', '/gb/men/nonsense', '/gb/tempo-4/ZZ0000.html']) {
      await page.goto(list);
      await hydrated(page);
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'To nowhere' });
        document.querySelector('main')?.prepend(link);
      }, address);
      await page.getByRole('link', { name: 'To nowhere' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.get(address) ?? '');
      await expect(page).toHaveURL(address);
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(page.getByRole('article').first()).toBeVisible();
    }
  });
});

withoutBrowser('a wrongly encoded address is corrected, once [A2.53, C2.63]', async ({ request }) => {
  for (const [wrong, right] of [
    ['/gb/caf%E9', '/gb/caf%C3%A9'],
    ['/gb/m%2565n', '/gb/m%65n'],
    ['/gb/100%', '/gb/100%25'],
  ] as const) {
    const answer = await request.get(wrong, { maxRedirects: 0 });
    expect(answer.status(), wrong).toBe(301);
    expect(answer.headers()['location']).toBe(right);
    expect((await request.get(right, { maxRedirects: 0 })).status(), right).not.toBe(301);
  }
});

withoutBrowser('an address without a trailing slash is the canonical one [A2.39]', async ({ request }) => {
  const answer = await request.get('/gb/men/?sport=football');
  expect(answer.status()).toBe(200);
  expect(answer.url()).toMatch(/\/gb\/men\?sport=football$/);
});

withoutBrowser('unknown parameters do not prevent a page from loading [A2.40]', async ({ request }) => {
  const answer = await request.get('/gb/men?utm_source=mail&fbclid=1&page=-1&sort=nonsense');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<article\b/);
});
