import type { Browser, Page } from 'playwright/test';
import { answerConsent } from './support/consent.ts';
import { withOwnShop } from './support/ownShop.ts';
import { expect, test } from './support/test.ts';

const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline (English)' }).first();
const preview = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });

/** The first headline of the home page, as a visitor who comes now sees it. */
async function seenBy(browser: Browser, origin: string, site = 'gb'): Promise<string> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${origin}/${site}`);
  const seen = await page.getByRole('heading', { level: 1 }).innerText();
  await context.close();
  return seen.replace(/\s+/g, ' ');
}

/** Opens the home page in the editor, by the link that the shop has printed. */
async function openEditor(page: Page, origin: string, printed: () => string): Promise<string> {
  const linkIn = () => /\S+\/desk\/sign-in\?link=\w+/.exec(printed())?.[0];
  await expect.poll(linkIn).toBeDefined();
  const link = linkIn() ?? '';
  await answerConsent(page.context(), origin);
  await page.goto(link);
  await page.getByRole('link', { name: 'Home page' }).click();
  await expect(headline(page)).toBeVisible();
  return link;
}

test('an owner changes the home page’s headline, and shoppers see it', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await withOwnShop(
    () => ({}),
    async (origin, printed) => {
      const before = await seenBy(browser, origin);
      const link = await openEditor(page, origin, printed);

      await test.step('the draft is in the preview, and not in the shop', async () => {
        await headline(page).fill('Grass\ncounts');
        await expect(page.getByText('Draft saved. Shoppers do not see it yet.')).toBeVisible();
        await expect(preview(page)).toHaveText(/Grass\s*counts/);
        expect(await seenBy(browser, origin)).toBe(before);
        const frame = await page.locator('iframe').getAttribute('src');
        const answer = await page.request.get(`${origin}${frame}`);
        expect(answer.headers()).toMatchObject({
          'x-robots-tag': 'noindex',
          'cache-control': 'private, no-store',
        });
      });

      await test.step('it is published', async () => {
        await page.getByRole('button', { name: 'Publish' }).click();
        await expect(page.getByRole('main').getByText(/Published\./)).toBeVisible();
        await expect.poll(() => seenBy(browser, origin), { timeout: 40_000 }).toBe('Grass counts');
        expect(await seenBy(browser, origin, 'de')).not.toBe('Grass counts');
      });

      await test.step('the page as it was delivered comes back', async () => {
        await page.getByRole('tab', { name: 'History' }).click();
        await page.getByRole('button', { name: 'Show again' }).click();
        await expect(headline(page)).not.toHaveValue('Grass\ncounts');
        await expect.poll(() => seenBy(browser, origin), { timeout: 40_000 }).toBe(before);
      });

      await test.step('the link is good once, and nobody else gets in', async () => {
        await page.getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByText('You are signed out.').first()).toBeVisible();
        await page.goto(link);
        await expect(page.getByText('This link has been used').first()).toBeVisible();
        await page.goto(`${origin}/desk/content`);
        await expect(page.getByText('You are not signed in.').first()).toBeVisible();
      });
    },
  );
});
