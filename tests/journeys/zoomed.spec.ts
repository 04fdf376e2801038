import type { Page } from 'playwright/test';
import { expect, test } from './support/test.ts';

// Large text, small windows and long words: the main pages, in the languages that need the most room.

const sites = ['gb', 'de', 'fr', 'kr', 'ae'];
const paths = ['', '/men', '/search?q=tempo', '/tempo-4/RR4101.html', '/cart', '/account/login', '/launches'];

/** Text twice as large, as a browser's settings have it. */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** How many pixels the page can be scrolled to the side. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Words of headlines that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2')]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const broken: string[] = [];
        while (texts.nextNode()) {
          const node = texts.currentNode as Text;
          for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad–—-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
            if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
          }
        }
        return broken;
      }),
  );

for (const site of sites)
  test(`text of twice the size fits the window, and no headline breaks inside a word: ${site}`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/${site}${path}`);
      expect.soft(await brokenWords(page), `${path} at 360 px`).toEqual([]);
      await enlarge(page);
      expect.soft(await sideways(page), `${path} at 360 px, 200 %`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect.soft(await sideways(page), `${path} at 1280 px, 200 %`).toBeLessThanOrEqual(0);
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await sideways(page), `${path} at 320 px`).toBeLessThanOrEqual(0);
    }
  });

test('the first button of the home page is seen without scrolling, in each language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const site of sites) {
    await page.goto(`/${site}`);
    const button = page.locator('main').getByRole('link').first();
    await expect.soft(button, site).toBeInViewport({ ratio: 1 });
  }
});

test('in a window 256 px high nothing stays in front of the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of paths) {
    await page.goto(`/gb${path}`);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const staying = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => {
          const { top, bottom, width, height } = element.getBoundingClientRect();
          // Regions of messages are empty until there is one.
          const isSeen = element.textContent.trim() !== '' && element.checkVisibility();
          return isSeen && height > 8 && width > 8 && bottom > 0 && top < innerHeight;
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect.soft(staying, path).toEqual([]);
  }
});

test.describe('on a first visit', () => {
  test.use({ hasAnsweredConsent: false });

  test('each answer to the question about cookies is reached in a window 256 px high', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const site of ['gb', 'de', 'fr']) {
      await page.goto(`/${site}`);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const buttons = dialog.getByRole('button');
      await expect(buttons.nth(1)).toBeVisible();
      for (const button of await buttons.all()) {
        await button.scrollIntoViewIfNeeded();
        await button.click({ trial: true, timeout: 5_000 });
      }
    }
  });
});
