import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Response } from 'playwright/test';
import { inRoot } from '../../scripts/setup/root.mjs';
import { beginBag, plentyOf } from './support/bag.ts';
import { cardFrame, cards, hostedPage, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

/** What a page of the payment may load and run, with the reason: the inventory that is published with the shop. */
interface PaymentPage {
  what: string;
  headers: Record<string, string>;
  inlineScripts: { reason: string; integrity: string }[];
  scripts: { from: string; reason: string; integrity: string }[];
  styles: { from: string; reason: string; integrity: string }[];
  frames: { from: string; reason: string; integrity: string }[];
}

const inventory = JSON.parse(readFileSync(inRoot('docs/payment-pages.json'), 'utf8')) as Record<
  'checkout' | 'cardFrame' | 'hostedPage',
  PaymentPage
>;

/** Headers by which a browser decides what a page may do. */
const watched = [
  ...['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy'],
  ...[
    'permissions-policy',
    'x-frame-options',
    'cross-origin-embedder-policy',
    'cross-origin-resource-policy',
  ],
  ...['cache-control', 'access-control-allow-origin', 'origin-agent-cluster', 'strict-transport-security'],
];

/** What is another one at each request or start, by a name. */
const named = (value: string): string =>
  value.replace(/'nonce-[^']+'/g, "'nonce'").replace(/http:\/\/localhost:\d+/g, 'ORIGIN');

async function headersOf(response: Response): Promise<Record<string, string>> {
  const all = await response.allHeaders();
  return Object.fromEntries(
    watched.flatMap((name) => (all[name] === undefined ? [] : [[name, named(all[name])]])),
  );
}

const sha256 = (text: string | Buffer): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The scripts that stand in a document and run; those that only hold data are none. */
const inlineScriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '']) => !/\bsrc=|type="(application\/(ld\+)?json|speculationrules)"/.test(attributes),
    )
    .map(([, , text = '']) => sha256(text));

/** Everything that a page has requested, until it is looked at. */
function recorded(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  return responses;
}

const pathOf = (response: Response): string =>
  named(new URL(response.url()).origin) + new URL(response.url()).pathname;

async function expectAsListed(document: Response, listed: PaymentPage): Promise<void> {
  // A difference that is meant is written into docs/payment-pages.json, with its reason.
  expect(await headersOf(document), `headers of ${listed.what}`).toEqual(listed.headers);
  expect(inlineScriptsOf(await document.text()), `scripts in ${listed.what}`).toEqual(
    listed.inlineScripts.map(({ integrity }) => integrity),
  );
}

test('the pages of the payment load and run what the published inventory lists, and nothing else', async ({
  page,
}) => {
  const responses = recorded(page);
  const { sku } = await plentyOf(page, 'RR5201');
  await beginBag(page, sku);
  responses.length = 0;
  await readyToPay(page, cards.approved, { areDetailsKnown: true });
  await cardFrame(page).getByLabel('Card number').waitFor();

  const documents = responses.filter((one) => one.request().resourceType() === 'document');
  const checkout = documents.find((one) => new URL(one.url()).pathname === '/gb/checkout');
  const frame = documents.find((one) => new URL(one.url()).pathname.startsWith('/sandbox/'));
  if (!checkout || !frame) throw new Error('The checkout or its frame was not loaded.');
  await expectAsListed(checkout, inventory.checkout);
  await expectAsListed(frame, inventory.cardFrame);
  expect(documents.filter((one) => one !== checkout).map(pathOf)).toEqual(
    inventory.checkout.frames.map(({ from }) => from),
  );

  for (const kind of ['script', 'stylesheet'] as const) {
    const listed = kind === 'script' ? inventory.checkout.scripts : inventory.checkout.styles;
    const loaded = responses.filter((one) => one.request().resourceType() === kind);
    for (const one of loaded) {
      expect(
        listed.some(({ from }) => pathOf(one).startsWith(from)),
        pathOf(one),
      ).toBe(true);
      // The file of this build, byte by byte.
      const file = readFileSync(inRoot(`packages/storefront/dist/client${new URL(one.url()).pathname}`));
      expect(sha256(await one.body()), pathOf(one)).toBe(sha256(file));
    }
    if (kind === 'script') expect(loaded.length).toBeGreaterThan(0);
  }
});

test('the provider’s own page runs what the published inventory lists, and nothing else', async ({
  page,
}) => {
  const responses = recorded(page);
  const { sku } = await plentyOf(page, 'RR5201');
  await beginBag(page, sku);
  await hostedPage(page, { areDetailsKnown: true });
  const document = responses.findLast((one) => new URL(one.url()).pathname.startsWith('/sandbox/'));
  if (!document) throw new Error('The page of the provider was not loaded.');
  await expectAsListed(document, inventory.hostedPage);
});

test('the build lists what the shop is made of, without what only builds and tests it', () => {
  const bill = readFileSync(inRoot('packages/storefront/dist/sbom.cdx.json'), 'utf8');
  const { bomFormat, components } = JSON.parse(bill) as {
    bomFormat: string;
    components: { name: string; version: string; hashes?: unknown[] }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['hono', 'mobx', 'react', 'kysely', 'sharp']));
  expect(names).not.toContain('vitest');
  expect(components.every(({ version }) => version.length > 0)).toBe(true);
  // Nothing of the machine that built it.
  expect(bill).not.toContain(inRoot(''));
});
