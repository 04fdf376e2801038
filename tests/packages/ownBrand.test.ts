import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as BrandEntry from '../../packages/design-system/exports/brand.ts';
import type * as FontsEntry from '../../packages/design-system/exports/fonts.ts';
import type * as ThemeEntry from '../../packages/design-system/exports/theme.ts';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { inRoot } from '../../scripts/setup/root.mjs';
import { serveFolder } from '../../scripts/setup/serveFolder.mjs';
import { packDesignSystem, place } from './support/packDesignSystem.ts';

/** An app with a brand of its own, made as the documents of the installed package say. */
const root = join(place, 'ownBrand');

/** The primary colour of the documents' example of a colour, in the brand's light scheme. */
const blue = { colorSpace: 'srgb', components: [0.1373, 0.251, 0.5569], hex: '#23408e' };

let browser: Browser;
let installed: string;
let site: Awaited<ReturnType<typeof serveFolder>>;

/** The examples of a document in one language that contain a text. */
function examples(path: string, language: string, containing: string): string {
  const fences = readFileSync(join(installed, path), 'utf8').matchAll(/```(\w+)\n(.*?)```/gs);
  const found = [...fences].filter(([, of, text = '']) => of === language && text.includes(containing));
  expect(found, `${containing} in ${path}`).toHaveLength(1);
  return found[0]?.[2] ?? '';
}

const brandCommand = (...args: string[]): string =>
  execFileSync(process.execPath, [join(installed, 'bin/touchline-brand.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const entry = <T>(name: string) =>
  import(pathToFileURL(join(installed, `dist/exports/${name}.js`)).href) as Promise<T>;

/** A page with the styles that a server writes for the brand, read from its folder. */
async function writeServedPage(): Promise<void> {
  const { brandPageCss, readBrand } = await entry<typeof BrandEntry>('brand');
  const { fontCss } = await entry<typeof FontsEntry>('fonts');
  const { globalCss } = await entry<typeof ThemeEntry>('theme');
  const files = readdirSync(join(root, 'harbour'));
  const read = (file: string) => readFileSync(join(root, 'harbour', file), 'utf8');
  const brand = readBrand({ id: 'harbour', files, read });
  const css = fontCss(brand, '/harbour') + brandPageCss(brand.tokens) + globalCss;
  const page = join(root, 'served.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<style></style>', () => `<style>${css}</style>`),
  );
}

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  ({ installed } = await packDesignSystem());
  cpSync(inRoot('tests/packages/apps/ownBrand'), root, { recursive: true });
  brandCommand('new', 'harbour', '--from', 'northing');
  const tokens = JSON.parse(readFileSync(join(root, 'harbour/tokens.json'), 'utf8')) as {
    light: { color: { primary: { $root: object } } };
  };
  tokens.light.color.primary.$root = { $value: blue };
  writeFileSync(join(root, 'harbour/tokens.json'), JSON.stringify(tokens));
  brandCommand('build', 'harbour', '--page');
  brandCommand('new', 'northing.json', '--from', 'northing');
  brandCommand('build', 'northing.json', '-o', 'northing.css');
  await writeServedPage();
  const guide = 'docs/bring-your-own-brand.md';
  const files = {
    'first.tsx': examples('README.md', 'tsx', 'createRoot'),
    'use.tsx': examples(guide, 'tsx', 'createRoot'),
    'Note.tsx': examples(guide, 'tsx', 'styled.p'),
    'tsconfig.json': examples('README.md', 'json', 'compilerOptions'),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const input = ['first', 'use', 'linked', 'served'].map((name) => join(root, `${name}.html`));
  await build({
    ...{ configFile: false, logLevel: 'error', publicDir: false, root },
    build: { outDir: 'dist', rolldownOptions: { input } },
  });
  site = await serveFolder(join(root, 'dist'));
  const executablePath = await findChromium();
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
}, 300_000);
afterAll(async () => {
  site?.close();
  await browser?.close();
});

const styleOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor, borderTopColor, fontFamily } = getComputedStyle(element);
      return { color, backgroundColor, borderTopColor, fontFamily };
    });

async function open(name: string, colorScheme: 'light' | 'dark'): Promise<Page> {
  const page = await browser.newPage({ colorScheme });
  await page.goto(`${site.origin}/${name}.html`);
  await page.getByRole('button').first().waitFor();
  return page;
}

describe('A brand of one’s own in an app that has installed the design system', { timeout: 120_000 }, () => {
  it('passes the check of the command', () => {
    expect(brandCommand('check', 'harbour')).toMatch(/complete, and all \d+ pairs of colours can be read/);
  });

  // Linked as the command writes it, and as a server writes it from the folder.
  it.each(['linked', 'served'])('colours components and own styles, light and dark (%s)', async (name) => {
    const light = await open(name, 'light');
    expect(await styleOf(light, 'main button')).toMatchObject({
      backgroundColor: 'rgb(35, 64, 142)',
      color: 'rgb(255, 255, 255)',
    });
    const onPaper = await styleOf(light, 'main p:not(.plain)');
    expect(await styleOf(light, 'main .plain')).toMatchObject({
      backgroundColor: onPaper.backgroundColor,
      color: onPaper.color,
    });
    expect(onPaper.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect((await styleOf(light, 'main input')).borderTopColor).not.toBe('rgb(0, 0, 0)');
    expect((await styleOf(light, 'body')).fontFamily).toContain('Figtree');
    // Each part takes the colours of its ground.
    expect((await styleOf(light, 'footer .plain')).backgroundColor).not.toBe(onPaper.backgroundColor);
    expect((await styleOf(light, 'footer button')).backgroundColor).not.toBe('rgb(35, 64, 142)');

    const dark = await open(name, 'dark');
    const inDark = await styleOf(dark, 'main p:not(.plain)');
    expect(inDark.backgroundColor).not.toBe(onPaper.backgroundColor);
    expect(inDark.color).not.toBe(onPaper.color);
    expect((await styleOf(dark, 'main button')).backgroundColor).not.toBe('rgb(35, 64, 142)');
    await dark.evaluate(() => (document.documentElement.dataset['scheme'] = 'light'));
    await expect
      .poll(async () => (await styleOf(dark, 'main button')).backgroundColor)
      .toBe('rgb(35, 64, 142)');
  });

  it('keeps to its part of a page that has another brand as well', async () => {
    const page = await open('linked', 'light');
    const part = await styleOf(page, 'aside button');
    expect(part.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    expect(part.backgroundColor).not.toBe('rgb(35, 64, 142)');
  });

  it('shows its own mark beside its name', async () => {
    const page = await open('linked', 'light');
    const shapes = readFileSync(join(root, 'harbour/logo.svg'), 'utf8').match(/<(path|circle|rect)\b/g) ?? [];
    const mark = page.locator('main svg').first();
    await expect.poll(() => mark.locator('*').count()).toBe(shapes.length);
    expect((await mark.boundingBox())?.width).toBe(24);
  });

  it.each(['first', 'use'])('works as the example of the documents has it (%s)', async (name) => {
    const page = await open(name, 'light');
    const { backgroundColor } = await styleOf(page, 'button');
    expect(backgroundColor).toBe(name === 'use' ? 'rgb(35, 64, 142)' : 'rgb(11, 11, 12)');
  });

  it('compiles under strict TypeScript, the types of libraries included', { timeout: 300_000 }, () => {
    const tsc = inRoot('node_modules/typescript/bin/tsc');
    const run = () => execFileSync(process.execPath, [tsc, '-p', root], { encoding: 'utf8', stdio: 'pipe' });
    expect(run).not.toThrow();
  });
});
