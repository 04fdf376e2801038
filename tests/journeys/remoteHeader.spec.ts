import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/setup/freePort.mjs';
import { serveElsewhere } from './support/otherOrigin.ts';
import { startShop } from './support/shopProcess.ts';
import { expect, test } from './support/test.ts';

// The built shop with a remote header of another origin, whose files have known hashes.
test.describe.configure({ mode: 'default' });

const script = `customElements.define('club-header', class extends HTMLElement {
  connectedCallback() { this.textContent = 'Club season is on'; }
});`;
const styles = 'club-header { font-style: italic; }';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const marketFile = new URL('../../packages/commerce/markets/gb.json', import.meta.url);

let origin = '';
let elsewhere: Awaited<ReturnType<typeof serveElsewhere>>;
let shop: ReturnType<typeof startShop>;
const folder = mkdtempSync(join(tmpdir(), 'touchline-header-'));

test.beforeAll(async () => {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  elsewhere = await serveElsewhere({
    '/club-header.js': { text: script },
    '/club-header.css': { text: styles, type: 'text/css' },
  });
  const config = {
    remoteHeaderOrigin: elsewhere.origin,
    remoteHeaderName: 'club-header',
    remoteHeaderIntegrity: `${hashOf(script)} ${hashOf(styles)}`,
  };
  const britain = JSON.parse(readFileSync(marketFile, 'utf8')) as { features: object };
  const features = { ...britain.features, remoteHeader: true };
  writeFileSync(join(folder, 'gb.json'), JSON.stringify({ ...britain, config, features }));
  shop = startShop({
    ...{ PORT: String(port), DATA_DIR: join(folder, 'data'), SHOP_ORIGIN: origin },
    ...{ MARKETS_DIR: folder, DEMO: 'off' },
  });
  await shop.opened;
});
test.afterAll(async () => {
  shop.stop();
  await shop.ended;
  await elsewhere.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('the header application comes with its style sheet from its own origin [A2.64]', async ({ page }) => {
  await page.goto(`${origin}/gb/track-order`);
  await expect(page.getByText('Club season is on')).toHaveCSS('font-style', 'italic');
});

for (const file of ['club-header.js', 'club-header.css'])
  test(`a changed ${file} is not used, and the log tells [A2.64]`, async ({ page, complaints }) => {
    const text = file.endsWith('.js') ? script.replace('Club season is on', 'Pay here') : '* { color: red }';
    const contentType = file.endsWith('.js') ? 'text/javascript' : 'text/css';
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(`**/${file}`, (route) => route.fulfill({ body: text, contentType, headers }));
    await page.goto(`${origin}/gb/track-order`);
    await expect.poll(() => complaints.join()).toContain('The remote header could not be loaded');
    complaints.length = 0;
    await expect(page.locator('club-header')).toHaveCount(0);
    await expect(page.locator(`link[href*="${elsewhere.origin}"]`)).toHaveCount(0);
  });
