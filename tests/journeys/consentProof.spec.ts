import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { forgetVisitor } from './support/consent.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test.use({ hasAnsweredConsent: false });

type Choice = 'none' | 'accept' | 'reject';
type Asked = 'dialog' | 'bar' | 'not needed' | 'suppressed';

/** What a browser did in one visit, as the page "Consent proof" of Storybook shows it: `cookie consent`, `local …`. */
interface Visit {
  site: string;
  asked: Asked;
  choice: Choice;
  hasSignal: boolean;
  deeds: readonly string[];
}

const proofFile = new URL('../../stories/consent/proof.json', import.meta.url);
/** `RECORD_PROOF=1` records the visits in the file; without it, each visit is compared with it. */
const isRecording = process.env['RECORD_PROOF'] === '1';

function compareOrRecord(visits: readonly Visit[]): void {
  const recorded = JSON.parse(readFileSync(proofFile, 'utf8')) as Visit[];
  const isSame = (one: Visit, two: Visit) =>
    one.site === two.site &&
    one.asked === two.asked &&
    one.choice === two.choice &&
    one.hasSignal === two.hasSignal;
  if (isRecording) {
    const others = recorded.filter((one) => !visits.some((visit) => isSame(visit, one)));
    writeFileSync(proofFile, `${JSON.stringify([...others, ...visits], null, 2)}\n`);
    return;
  }
  for (const visit of visits) {
    const before = recorded.find((one) => isSame(visit, one));
    expect(before?.deeds, `${visit.site}, ${visit.asked}, ${visit.choice}`).toEqual(visit.deeds);
  }
}

interface Region {
  site: string;
  asked: Asked;
  isAllowedBefore: boolean;
}

/** What the law of each region allows besides what is needed: two sites for one browser. */
const regions: readonly (readonly Region[])[] = [
  [
    { site: 'gb', asked: 'dialog', isAllowedBefore: false },
    { site: 'ae', asked: 'bar', isAllowedBefore: false },
  ],
  [
    { site: 'us', asked: 'not needed', isAllowedBefore: true },
    { site: 'kr', asked: 'not needed', isAllowedBefore: true },
  ],
  [
    { site: 'de', asked: 'dialog', isAllowedBefore: false },
    { site: 'fr', asked: 'dialog', isAllowedBefore: false },
  ],
  [
    { site: 'gb', asked: 'suppressed', isAllowedBefore: false },
    { site: 'ae', asked: 'suppressed', isAllowedBefore: false },
  ],
];

const words = {
  ae: { accept: 'قبول الكل', reject: 'رفض الكل' },
  de: { accept: 'Alle annehmen', reject: 'Alle ablehnen' },
  fr: { accept: 'Tout accepter', reject: 'Tout refuser' },
  gb: { accept: 'Accept all', reject: 'Reject all' },
};

/**
 * Turns the question off, as a market does that leaves it to another application. The page of the settings stays as the
 * server made it: it has its boxes by the same flag.
 */
const suppress = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (location.pathname.endsWith('/privacy-settings')) return;
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (text: string, ...rest) =>
      parse(text.replace('"GDPR_CUSTOM_COOKIE_CONSENT_ENABLED":true', '"other":true'), ...rest) as unknown;
  });

/** What the browser did: every cookie, storage key, list of events and request to another origin. */
async function deeds(page: Page, requested: readonly string[]): Promise<{ kind: string; name: string }[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ({
    kind: 'cookie',
    name: decodeURIComponent(name).replace(/\.\d+$/, ''),
  }));
  const inPage = await page.evaluate(() => [
    ...Object.keys(localStorage).map((name) => ({ kind: 'local', name })),
    ...Object.keys(sessionStorage).map((name) => ({ kind: 'session', name })),
    ...('dataLayer' in window ? [{ kind: 'dataLayer', name: 'dataLayer' }] : []),
  ]);
  const outside = requested
    .filter((url) => /^https?:/.test(url) && new URL(url).origin !== new URL(page.url()).origin)
    .map((name) => ({ kind: 'outside', name }));
  return [...cookies, ...inPage, ...outside];
}

/** Purposes that need consent, as the cookie notice names them. */
const withConsent = ['Measures how the shop is used', 'Advertising'];

/** What the shop's own cookie notice lists, and whether it needs consent; the list of events is named in its text. */
async function inventoryOf(page: Page): Promise<ReadonlyMap<string, boolean>> {
  await page.goto('/gb/help/cookies');
  const rows = await page.locator('main table tbody tr').evaluateAll((all) =>
    // On a phone a label stands before each value.
    all.map((row) =>
      [...row.children].map((cell) => (cell.querySelector('[data-value]') ?? cell).textContent.trim()),
    ),
  );
  const listed = rows.map(([name = '', purpose = '']) => [name, withConsent.includes(purpose)] as const);
  expect(listed.length).toBeGreaterThan(10);
  return new Map([...listed, ['dataLayer', true] as const]);
}

/** What the browser would say with the setting on. */
const say = (page: Page, hasSignal: boolean): Promise<unknown> =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true }),
    hasSignal,
  );

/** Gives the answer where it is asked for, else on the page of the settings. */
async function choose(
  page: Page,
  site: string,
  choice: 'accept' | 'reject',
  isAsked: boolean,
): Promise<void> {
  if (isAsked) await page.getByRole('button', { name: words[site as 'gb'][choice] }).click();
  else {
    await page.goto(`/${site}/privacy-settings`);
    // Before the script, the form would lead to another page.
    await hydrated(page);
    await page
      .locator(`button[name=choice]`)
      .nth(choice === 'accept' ? 0 : 1)
      .click();
  }
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('consent');
  // Until the choice is recorded, it is kept to be sent again.
  await page.waitForFunction(() => localStorage.getItem('consentUnsent') === null);
}

/** Six visits to a site: with and without the browser's signal, before an answer and after either. */
async function visit(
  page: Page,
  { site, asked, isAllowedBefore }: Region,
  inventory: ReadonlyMap<string, boolean>,
): Promise<Visit[]> {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const asks = asked === 'dialog' || asked === 'bar';
  const visits: Visit[] = [];
  for (const hasSignal of [false, true]) {
    // The first of the visits comes from a page of the shop, too.
    await forgetVisitor(page);
    await say(page, hasSignal);
    for (const choice of ['none', 'accept', 'reject'] satisfies Choice[]) {
      const where = `${choice}, ${hasSignal ? 'with' : 'without'} signal`;
      // Who accepts is the visitor of the visit before; who refuses is another one.
      if (choice === 'reject') {
        await forgetVisitor(page);
        // A page with little on it: what the visit does is observed on the next one.
        if (asks) await page.goto(`/${site}/track-order`);
      }
      if (choice !== 'none') await choose(page, site, choice, asks);
      // A list of one product.
      await page.goto(`/${site}/search?q=RR4101`);
      const isAllowed = choice === 'accept' || (choice === 'none' && isAllowedBefore && !hasSignal);
      const question = page.getByRole('button', { name: words[site as 'gb']?.reject ?? '?' });
      const isAsked = choice === 'none' && asks;
      if (isAsked) await expect(question, where).toBeVisible();
      if (isAllowed) await expect.poll(() => page.evaluate(() => 'dataLayer' in window), where).toBe(true);
      else {
        await hydrated(page);
        await page.waitForLoadState('networkidle');
      }
      const done = await deeds(page, requested);
      const names = [...new Set(done.map(({ kind, name }) => `${kind} ${name}`))].toSorted();
      visits.push({ site, asked, choice, hasSignal, deeds: names });
      for (const { kind, name } of done) {
        const needsConsent = inventory.get(name);
        expect(needsConsent, `${where}: ${kind} ${name} is in the inventory`).toBeDefined();
        if (!isAllowed) expect(needsConsent, `${where}: ${kind} ${name} needs consent`).toBe(false);
      }
      if (!isAsked) await expect(question, where).toHaveCount(0);
    }
  }
  return visits;
}

for (const both of regions) {
  const names = both.map(({ site, asked }) => `${site}, ${asked}`);
  test(`all that is kept and sent is in the inventory and has its consent: ${names.join('; ')} [A1.10]`, async ({
    page,
  }) => {
    // Twelve visits in one.
    test.slow();
    const inventory = await inventoryOf(page);
    if (both.some(({ asked }) => asked === 'suppressed')) await suppress(page);
    for (const region of both)
      await test.step(region.site, async () => compareOrRecord(await visit(page, region, inventory)));
  });
}
