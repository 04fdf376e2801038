import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const nowhere = [
  ['a page', '/gb/nothing/at/all'],
  ['a category', '/gb/men/nonsense'],
  ['a product', '/gb/tempo-4/ZZ0000.html'],
  ['a help page', '/gb/help/nonsense'],
  ['a country', '/xx/men'],
] as const;

for (const [what, address] of nowhere)
  test(`${what} that does not exist responds 404 and shows links [A2.11, A2.50]`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const way = page.getByRole('main').getByRole('link').last();
    await way.click();
    await expect(page).not.toHaveURL(address);
    const there = await page.request.get(page.url());
    expect(there.status()).toBe(200);
  });

test('a broken link shows the same as its address, and Back returns to the previous position', async ({
  page,
}) => {
  for (const address of ['/gb/nothing/at/all', '/gb/men/nonsense', '/gb/tempo-4/ZZ0000.html']) {
    await page.goto(address);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto('/gb/men');
    await hydrated(page);
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'To nowhere' });
      document.querySelector('main')?.prepend(link);
    }, address);
    await page.getByRole('link', { name: 'To nowhere' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(address);
    await page.goBack();
    await expect(page).toHaveURL('/gb/men');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
});

test('a wrongly encoded address is corrected, once [A2.53, C2.63]', async ({ page }) => {
  for (const [wrong, right] of [
    ['/gb/caf%E9', '/gb/caf%C3%A9'],
    ['/gb/m%2565n', '/gb/m%65n'],
    ['/gb/100%', '/gb/100%25'],
  ] as const) {
    const answer = await page.request.get(wrong, { maxRedirects: 0 });
    expect(answer.status(), wrong).toBe(301);
    expect(answer.headers()['location']).toBe(right);
    expect((await page.request.get(right, { maxRedirects: 0 })).status(), right).not.toBe(301);
  }
});

test('an address without a trailing slash is the canonical one [A2.39]', async ({ page }) => {
  await page.goto('/gb/men/?sport=football');
  await expect(page).toHaveURL(/\/gb\/men\?sport=football$/);
});

test('unknown parameters do not prevent a page from loading [A2.40]', async ({ page }) => {
  const answer = await page.goto('/gb/men?utm_source=mail&fbclid=1&page=-1&sort=nonsense');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('article').first()).toBeVisible();
});
