import { startOf } from './support/startFiles.ts';
import { expect, test } from './support/test.ts';

/** Returns the browser's complaints so far and clears them, so that the check at the end of the test finds none. */
const taken = (complaints: string[]) => complaints.splice(0).join('\n');

test('a script that was changed in transit, or is of another host, does not run; the page is usable', async ({
  page,
  complaints,
}) => {
  const list = '/gb/search?q=tempo';
  const light = '/gb/help/terms';

  await test.step('a script that was changed in transit does not run, and the page stays usable without it', async () => {
    const html = await (await page.request.get(list)).text();
    const entry = startOf(html).scripts.find(([path]) => path.includes('/main-'))?.[0] ?? '';
    await page.route(`**${entry}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.wasChanged=true' }),
    );
    await page.goto(list);
    await expect.poll(() => complaints.join('\n')).toContain('integrity');
    taken(complaints);
    expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
    const name = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await page.goto(name ?? '');
    await expect(page.getByRole('button', { name: 'Add to bag' }).first()).toBeVisible();
    await page.unroute(`**${entry}`);
  });

  for (const foreign of ['//elsewhere.example/x.js', '/\\\\elsewhere.example/x.js'])
    await test.step(`a script address of another host, ${foreign}, is refused`, async () => {
      const asked: string[] = [];
      await page.route('**elsewhere.example/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: '' });
      });
      await page.route(light, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/"\/assets\/main-[^"]*"/, `"${foreign}"`);
        await route.fulfill({ response: answer, body });
      });
      await page.goto('about:blank');
      taken(complaints);
      await page.goto(light);
      await expect.poll(() => complaints.length).toBeGreaterThan(0);
      await page.waitForTimeout(500);
      taken(complaints);
      expect(asked).toEqual([]);
      await page.unrouteAll();
    });
});
