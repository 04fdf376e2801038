import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** Returns the browser's complaints so far and clears them, so that the check at the end of the test finds none. */
const taken = (complaints: string[]) => complaints.splice(0).join('\n');

/** The addresses of a page's start files and the hashes of their content, from its HTML. */
const startOf = (html: string): Record<'scripts' | 'preloads', [string, string?][]> => {
  const text = /<script type="application\/json" id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return JSON.parse(text) as ReturnType<typeof startOf>;
};

test('every start script of a page is pinned by its hash, and every preload where it fits', async ({
  page,
}) => {
  for (const address of ['/gb', '/gb/men', '/gb/tempo-4/RR4101.html', '/gb/cart']) {
    await page.goto(address);
    await hydrated(page);
    const { scripts, preloads } = startOf(await (await page.request.get(address)).text());
    expect(preloads.length).toBeGreaterThan(1);
    // The HTML of lists and products is near its size limit.
    const isTight = /men|tempo/.test(address);
    const files = isTight ? scripts : [...scripts, ...preloads];
    const pinned = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src],[rel=modulepreload]')]
        .filter(({ integrity }) => /^sha256-.{44}$/.test(integrity))
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href')),
    );
    expect(pinned.sort()).toEqual(files.map(([path]) => path).sort());
  }
});

test('a script that was changed in transit does not run, and the page stays usable without it', async ({
  page,
  complaints,
}) => {
  const html = await (await page.request.get('/gb/men')).text();
  const entry = startOf(html).scripts.find(([path]) => path.includes('/main-'))?.[0] ?? '';
  await page.route(`**${entry}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.wasChanged=true' }),
  );
  await page.goto('/gb/men');
  await expect.poll(() => complaints.join('\n')).toContain('integrity');
  taken(complaints);
  expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
  const name = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
  await page.goto(name ?? '');
  await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
  taken(complaints);
});

for (const foreign of ['//elsewhere.example/x.js', '/\\\\elsewhere.example/x.js'])
  test(`a script address of another host, ${foreign}, is refused`, async ({ page, complaints }) => {
    const asked: string[] = [];
    await page.route('**elsewhere.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.route('/gb/men', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"\/assets\/main-[^"]*"/, `"${foreign}"`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/gb/men');
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    taken(complaints);
    expect(asked).toEqual([]);
  });
