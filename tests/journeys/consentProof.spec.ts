import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
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

/** What the law of each region allows besides what is needed. */
const regions: readonly { site: string; asked: Asked; isAllowedBefore: boolean }[] = [
  { site: 'gb', asked: 'dialog', isAllowedBefore: false },
  { site: 'ae', asked: 'bar', isAllowedBefore: false },
  { site: 'us', asked: 'not needed', isAllowedBefore: true },
  { site: 'kr', asked: 'not needed', isAllowedBefore: true },
  { site: 'de', asked: 'dialog', isAllowedBefore: false },
  { site: 'fr', asked: 'dialog', isAllowedBefore: false },
  { site: 'gb', asked: 'suppressed', isAllowedBefore: false },
  { site: 'ae', asked: 'suppressed', isAllowedBefore: false },
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
async function suppress(page: Page, site: string): Promise<void> {
  await page.route(
    (url) => new RegExp(`^/${site}(/(?!privacy-settings)|$)`).test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '"GDPR_CUSTOM_COOKIE_CONSENT_ENABLED":true',
        '"other":true',
      );
      await route.fulfill({ response, body: html });
    },
  );
}

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
  const html = await (await page.request.get('/gb/help/cookies')).text();
  const rows = await page.evaluate((text) => {
    const table = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('main table tbody tr');
    // On a phone a label stands before each value.
    return [...table].map((row) =>
      [...row.children].map((cell) => (cell.querySelector('[data-value]') ?? cell).textContent.trim()),
    );
  }, html);
  const listed = rows.map(([name = '', purpose = '']) => [name, withConsent.includes(purpose)] as const);
  expect(listed.length).toBeGreaterThan(10);
  // The first of the visits comes from a page of the shop, too, which stores how far it was scrolled once it is hydrated.
  await page.goto('/gb/track-order');
  await hydrated(page);
  return new Map([...listed, ['dataLayer', true] as const]);
}

for (const { site, asked, isAllowedBefore } of regions)
  test(`every cookie, key, event and request is in the inventory and has its consent: ${site}, ${asked} [A1.10]`, async ({
    page,
    context,
  }) => {
    // Six visits in one.
    test.slow();
    const inventory = await inventoryOf(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    if (asked === 'suppressed') await suppress(page, site);
    const visits: Visit[] = [];
    for (const hasSignal of [false, true])
      for (const choice of ['none', 'accept', 'reject'] satisfies Choice[]) {
        const where = `${choice}, ${hasSignal ? 'with' : 'without'} signal`;
        await context.clearCookies();
        // A page that is left stores its scroll position, once its script runs.
        if (page.url().startsWith('http')) await hydrated(page);
        if (page.url().startsWith('http'))
          await page.evaluate(() => {
            localStorage.clear();
            sessionStorage.clear();
          });
        // What the browser would say with the setting on.
        await page.addInitScript(
          (value) => Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true }),
          hasSignal,
        );
        if (choice !== 'none') {
          if (asked === 'dialog' || asked === 'bar') {
            // A page with little on it: what the visit does is observed on the next one.
            await page.goto(`/${site}/track-order`);
            await page.getByRole('button', { name: words[site as 'gb'][choice] }).click();
          } else {
            await page.goto(`/${site}/privacy-settings`);
            // Before the script, the form would lead to another page.
            await hydrated(page);
            await page
              .locator(`button[name=choice]`)
              .nth(choice === 'accept' ? 0 : 1)
              .click();
          }
          await expect
            .poll(async () => (await context.cookies()).map(({ name }) => name))
            .toContain('consent');
          // Until the choice is recorded, it is kept to be sent again.
          await page.waitForFunction(() => localStorage.getItem('consentUnsent') === null);
        }
        await page.goto(`/${site}/search?q=tee`);
        const isAllowed = choice === 'accept' || (choice === 'none' && isAllowedBefore && !hasSignal);
        const question = page.getByRole('button', { name: words[site as 'gb']?.reject ?? '?' });
        const isAsked = choice === 'none' && (asked === 'dialog' || asked === 'bar');
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
    compareOrRecord(visits);
  });
