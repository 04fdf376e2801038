import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('the blog has ten articles a page, and each its own page [A4.127, A9.37, C9.28]', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/us');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/us\/blog$/);
  await expect(main.getByRole('article')).toHaveCount(10);
  const newest = await main.getByRole('article').first().getByRole('heading').textContent();
  const pages = main.getByRole('navigation', { name: 'Pages of stories' });
  await pages.getByRole('link', { name: 'Page 2' }).first().click();
  await expect(page).toHaveURL(/\/us\/blog\?page=2$/);
  await expect(main.getByRole('article')).toHaveCount(3);
  await page.goBack();
  await expect(main.getByRole('article')).toHaveCount(10);
  await main.getByRole('link', { name: newest ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newest ?? '');
  await main.getByRole('link', { name: 'All stories' }).click();
  await expect(page).toHaveURL(/\/us\/blog$/);
});

test('an article is told to search engines, in the language that it is written in', async ({ request }) => {
  const toldIn = async (path: string) => {
    const html = await (await request.get(path)).text();
    const texts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const told = texts.map(([, text = '{}']) => JSON.parse(text) as Record<string, unknown>);
    return { html, article: told.find((each) => each['@type'] === 'Article') };
  };
  const english = await toldIn('/us/blog/carbon-plates');
  expect(english.article).toMatchObject({ inLanguage: 'en', datePublished: '2026-10-14' });
  const image = new URL(String(english.article?.['image'])).pathname;
  expect((await request.get(image)).headers()['content-type']).toMatch(/^image\/(webp|avif)$/);
  expect((await toldIn('/de/blog/carbon-plates')).article).toMatchObject({ inLanguage: 'de' });
  const korean = await toldIn('/kr/blog/carbon-plates');
  expect(korean.article).toMatchObject({ inLanguage: 'en' });
  expect(korean.html).toMatch(/<div[^>]* lang="en"[^>]*><h1/);
  const map = await (await request.get('/us/sitemap.xml')).text();
  for (const path of ['/us/blog', '/us/blog/carbon-plates', '/us/landing/women', '/us/help/returns'])
    expect(map).toContain(`${path}</loc>`);
  for (const path of ['/us/blog?page=3', '/us/blog/nothing', '/us/landing/nobody'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('the foot leads to the pages of departments and campaigns, made of the home page’s parts', async ({
  page,
}) => {
  for (const [label, title] of [
    ['Men', 'Grip for both ways'],
    ['Women', 'Built on her last'],
    ['Kids', 'Last one to the gate'],
    ['Wet season', 'Rain? Fine'],
  ] as const) {
    await page.goto('/gb/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});
