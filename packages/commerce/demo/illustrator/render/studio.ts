import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import type { Page } from 'playwright';

interface ChromiumFinder {
  findChromium: () => Promise<string | undefined>;
  chromiumArgs: readonly string[];
}

export interface Shot {
  svg: string;
  width: number;
  height: number;
}

/** One browser page used for all screenshots: starting a browser for each of 1500 pictures would take hours. */
export interface Studio {
  /** Returns the drawing as PNG on a transparent background. */
  photograph: (shot: Shot) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Embeds the shop's typeface for labels and insoles, so that pictures are the same on every machine. */
async function lettering(): Promise<string> {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  );
  const data = (await readFile(file)).toString('base64');
  return `@font-face{font-family:'Archivo Variable';font-weight:100 900;src:url(data:font/woff2;base64,${data}) format('woff2')}`;
}

export async function openStudio(): Promise<Studio> {
  const finder = new URL('../../../../../scripts/chromium.mjs', import.meta.url).href;
  const { findChromium, chromiumArgs } = (await import(finder)) as ChromiumFinder;
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    args: [...chromiumArgs],
    ...(executablePath ? { executablePath } : {}),
  });
  const page: Page = await browser.newPage({ viewport: { width: 1600, height: 1600 } });
  await page.setContent(
    `<style>${await lettering()}body{margin:0;font-family:'Archivo Variable'}svg{display:block}</style><main>T</main>`,
  );
  await page.evaluate(() => document.fonts.load("800 20px 'Archivo Variable'"));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', { color: { r: 0, g: 0, b: 0, a: 0 } });
  return {
    photograph: async ({ svg, width, height }) => {
      const size = page.viewportSize();
      if (size?.width !== width || size.height !== height) await page.setViewportSize({ width, height });
      await page.evaluate((markup) => {
        document.body.innerHTML = markup;
      }, svg);
      // Uses the DevTools protocol directly: only there can PNG be compressed for speed, which halves the time per picture.
      const { data } = await session.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      });
      return Buffer.from(data, 'base64');
    },
    close: () => browser.close(),
  };
}
