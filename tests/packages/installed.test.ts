import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { serveFolder } from '../../scripts/setup/serveFolder.mjs';
import { inRoot } from '../../scripts/setup/root.mjs';
import { packDesignSystem, place } from './support/packDesignSystem.ts';

let browser: Browser;

// Sites are built and served in production mode, as visitors get them.
vi.stubEnv('NODE_ENV', 'production');
const shared: InlineConfig = { configFile: false, logLevel: 'error', publicDir: false };

/** Opens a site, uses it, and returns the browser's errors and warnings. */
async function complaintsOf(origin: string, prepare?: (page: Page) => Promise<unknown>): Promise<string[]> {
  const page = await browser.newPage();
  await prepare?.(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${origin}/`);
  await tryOut(page).catch((error: unknown) => complaints.push(String(error)));
  await page.close();
  return complaints;
}

async function tryOut(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Boot room' }).waitFor();
  const send = page.getByRole('button', { name: 'Send' });
  expect(await send.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(11, 11, 12)');
  const dialog = page.getByRole('dialog', { name: 'Ask us' });
  // A press before hydration does nothing.
  const open = async (): Promise<boolean> => {
    await page
      .getByRole('button', { name: 'Ask us' })
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    return dialog.isVisible();
  };
  await expect.poll(open, { timeout: 15_000 }).toBe(true);
  await dialog.getByLabel('Your question').fill('Which size?');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ask us');

  const email = page.getByLabel('Email');
  expect(await email.getAttribute('aria-invalid')).toBe('true');
  await page.getByText('Enter an email address with an @').waitFor();
  await tryPhone(page);
  await tryMenu(page);
}

/** The numbering plans of the countries are loaded only when needed. */
async function tryPhone(page: Page): Promise<void> {
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .reduce((sum, { name }) => sum + Number(name.endsWith('.js')), 0),
    );
  const before = await scripts();
  const phone = page.getByLabel('Phone');
  await phone.fill('+4915112345678');
  await phone.press('Tab');
  await expect.poll(() => phone.inputValue(), { timeout: 10_000 }).toBe('01511 2345678');
  expect(await scripts()).toBeGreaterThan(before);
  expect(await page.getByLabel('Country code').inputValue()).toBe('DE');
}

/** By keyboard: the menu opens, runs an action, and returns focus; the page is then dark, without loading more JavaScript. */
async function tryMenu(page: Page): Promise<void> {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  const menu = page.getByRole('button', { name: 'Colours' });
  await menu.focus();
  await page.keyboard.press('ArrowDown');
  const dark = page.getByRole('menuitem', { name: 'Dark' });
  await dark.waitFor();
  await expect.poll(() => dark.evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(paper).not.toBe(light);
}

/** Starts a server with a request handler. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** A file of a built site, or `undefined`. */
function fileOf(folder: string, path: string): { body: Buffer; type: string } | undefined {
  if (!path.startsWith('/assets/')) return undefined;
  const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
  return { body: readFileSync(join(folder, path)), type };
}

beforeAll(async () => {
  await packDesignSystem();
  cpSync(inRoot('tests/packages/apps'), place, { recursive: true });
  const executablePath = await findChromium();
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
}, 300_000);
afterAll(() => browser?.close());

describe('The packed design system', { timeout: 120_000 }, () => {
  it('works in a bare Vite app', async () => {
    const root = join(place, 'browser');
    await build({ ...shared, root, build: { outDir: 'dist' } });
    const { origin, close } = await serveFolder(join(root, 'dist'));
    expect(await complaintsOf(origin)).toEqual([]);
    close();
  });

  it('works under a content policy that allows styles by nonce only', async () => {
    const { origin, close } = await serveFolder(join(place, 'browser/dist'));
    const policy = "default-src 'self'; style-src 'nonce-of-this-page'; img-src 'self' data:";
    const addPolicy = (page: Page) =>
      page.route(`${origin}/`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-security-policy': policy },
          body: html.replace('<head>', '<head><meta property="csp-nonce" content="of-this-page" />'),
        });
      });
    expect(await complaintsOf(origin, addPolicy)).toEqual([]);
    close();
  });

  it('works in a server-rendering app', async () => {
    const root = join(place, 'server');
    const entryFileNames = 'assets/main.js';
    const client = { input: join(root, 'main.tsx'), output: { entryFileNames } };
    await build({ ...shared, root, build: { outDir: 'dist', rolldownOptions: client } });
    // Packages stay external, as in production: Node itself loads them.
    await build({ ...shared, root, build: { outDir: 'server', ssr: join(root, 'server.tsx') } });
    const { render } = (await import(pathToFileURL(join(root, 'server/server.js')).href)) as {
      render: (script: string) => string;
    };
    const { origin, close } = await serve((request, response) => {
      const file = fileOf(join(root, 'dist'), request.url ?? '/');
      response.setHeader('content-type', file?.type ?? 'text/html');
      response.end(file?.body ?? render(`/${entryFileNames}`));
    });
    const html = await (await fetch(origin)).text();
    expect(html).toContain('Boot room');
    expect(await complaintsOf(origin)).toEqual([]);
    close();
  });

  it('works in an app with React server components', async () => {
    const root = join(place, 'rsc');
    // In its own process, because the plugin reads the manifest of the working directory.
    execFileSync(
      process.execPath,
      [inRoot('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
      {
        cwd: root,
      },
    );
    const server = spawn(process.execPath, [join(root, 'serve.mjs')]);
    const [said] = (await once(server.stdout, 'data')) as [Buffer];
    expect(await complaintsOf(String(said).trim())).toEqual([]);
    server.kill();
  });
});
