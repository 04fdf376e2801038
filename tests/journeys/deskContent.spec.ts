import type { Browser, Page } from 'playwright/test';
import sharp from 'sharp';
import { answerConsent } from './support/consent.ts';
import { withOwnShop } from './support/ownShop.ts';
import { expect, test } from './support/test.ts';

/** Until every process and cache shows what was published. */
const shown = { timeout: 40_000 };

/** Signs an owner in to the desk, by the link that the shop has printed. */
async function signIn(page: Page, origin: string, printed: () => string): Promise<void> {
  const linkIn = () => /\S+\/desk\/sign-in\?link=\w+/.exec(printed())?.[0];
  await expect.poll(linkIn).toBeDefined();
  await answerConsent(page.context(), origin);
  await page.goto(linkIn() ?? '');
  await expect(page.getByRole('link', { name: 'Home page' })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('main').getByText(/Published\./)).toBeVisible();
}

/** What a visitor who comes now is sent. */
async function sent(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext();
  const answer = await context.request.get(address);
  const text = await answer.text();
  await context.close();
  return text;
}

const headline = (page: Page) => page.getByRole('textbox', { name: /^Headline \(/ }).first();

test('what an owner publishes is read through the content flow where a market names one', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await withOwnShop(
    () => ({}),
    async (origin, printed) => {
      await signIn(page, origin, printed);
      await page.getByRole('link', { name: 'Home page' }).click();
      await page.getByRole('combobox', { name: 'Second language' }).selectOption('ko');
      await page
        .getByRole('textbox', { name: /^Headline \(Korean\)/ })
        .first()
        .fill('잔디가\n답이다');
      await expect(page.getByText('Draft saved. Shoppers do not see it yet.')).toBeVisible();
      await publish(page);
      const flow = `${origin}/api/metapages?publicationPath=/kr&audience=default&locale=ko-KR`;
      await expect.poll(() => sent(browser, flow), shown).toContain('답이다');
      await expect.poll(() => sent(browser, `${origin}/kr`), shown).toContain('답이다');
      expect(await sent(browser, `${origin}/gb`)).not.toContain('답이다');
    },
  );
});

test('an owner changes the announcement and makes a page, and shoppers find both', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  await withOwnShop(
    () => ({}),
    async (origin, printed) => {
      await signIn(page, origin, printed);

      await test.step('the announcement', async () => {
        await page.getByRole('link', { name: 'Header and footer' }).click();
        const message = page.getByRole('textbox', { name: /^Announcement \(English\)/ }).first();
        await message.fill('Free returns until the last day of January');
        await expect(page.getByText('Draft saved. Shoppers do not see it yet.')).toBeVisible();
        await publish(page);
        await expect
          .poll(() => sent(browser, `${origin}/gb`), shown)
          .toContain('Free returns until the last day of January');
      });

      await test.step('a page of their own', async () => {
        await page.goto(`${origin}/desk/content`);
        await page.getByRole('textbox', { name: 'Title of the page' }).fill('Black week');
        await page.getByRole('textbox', { name: 'Address' }).fill('black-week');
        await page.getByRole('button', { name: 'Create page' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('/pages/black-week');
        await page.getByRole('textbox', { name: /^Title \(English\)/ }).fill('Four hundred pairs');
        await page.getByRole('textbox', { name: /^Paragraph \(English\)/ }).fill('Until they are gone.');
        await page
          .getByRole('textbox', { name: /^Description \(English\)/ })
          .fill('Seven days of reductions.');
        await expect(page.getByText('Draft saved. Shoppers do not see it yet.')).toBeVisible();
        expect((await page.request.get(`${origin}/gb/pages/black-week`)).status()).toBe(404);
        await publish(page);
        await expect
          .poll(() => sent(browser, `${origin}/gb/pages/black-week`), shown)
          .toContain('Until they are gone.');
        expect(await sent(browser, `${origin}/gb/sitemap.xml`)).toContain('/gb/pages/black-week</loc>');
        const visitor = await browser.newPage();
        await visitor.goto(`${origin}/gb/pages/black-week`);
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Black week');
        await expect(visitor.getByRole('heading', { name: 'Four hundred pairs' })).toBeVisible();
        await visitor.close();
      });
    },
  );
});

test('an owner uploads a picture for the home page, and shoppers see it', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await withOwnShop(
    () => ({}),
    async (origin, printed) => {
      await signIn(page, origin, printed);
      await page.getByRole('link', { name: 'Home page' }).click();
      await expect(headline(page)).toBeVisible();
      const upload = page.getByLabel('Upload a picture').first();
      const png = { name: 'Wet grass.png', mimeType: 'image/png' };
      await upload.setInputFiles({ ...png, buffer: Buffer.from('no picture') });
      await expect(page.getByText('This file is not a picture the shop can read.').first()).toBeVisible();
      const drawn = sharp({ create: { width: 1_400, height: 900, channels: 3, background: '#2f6b3a' } });
      await upload.setInputFiles({ ...png, buffer: await drawn.png().toBuffer() });
      await expect(page.getByText('The picture is here').first()).toBeVisible({ timeout: 20_000 });
      await page
        .getByRole('textbox', { name: /^What the picture shows \(English\)/ })
        .first()
        .fill('Boots in wet grass');
      await expect(page.getByText('Draft saved. Shoppers do not see it yet.')).toBeVisible();
      await publish(page);
      await expect.poll(() => sent(browser, `${origin}/gb`), shown).toContain('/media/desk/');

      const visitor = await browser.newPage();
      await visitor.goto(`${origin}/gb`);
      const picture = visitor.getByRole('img', { name: 'Boots in wet grass' });
      await expect(picture).toBeAttached();
      const source = await picture.getAttribute('src');
      const answer = await visitor.request.get(new URL(source ?? '', origin).href);
      expect([answer.status(), answer.headers()['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
      await visitor.close();
    },
  );
});
