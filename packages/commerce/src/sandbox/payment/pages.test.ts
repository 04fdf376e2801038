import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neutralDesign } from '../../kernel/brand/BrandDesign.ts';
import type { OpenDatabase } from '../../kernel/database/OpenDatabase.ts';
import { migrate } from '../../kernel/database/migrate.ts';
import { openPostgres } from '../../node/openPostgres.ts';
import { openReusedPglite } from '../../node/testing/describeOnDatabases.ts';
import { createSandbox, type Sandbox } from './createSandbox.ts';
import { testCards } from './scenarios.ts';
import { sandboxMigrations } from './sandboxTables.ts';

const stepCard = testCards.find(({ scenario }) => scenario.kind === 'step')?.number ?? '';
const origin = 'https://sandbox.test';
const shopOrigin = 'https://shop.test';
const design = neutralDesign('shop');

describe('Pages of the sandbox', () => {
  let database: OpenDatabase;
  let sandbox: Sandbox;
  beforeAll(async () => {
    database = await openReusedPglite();
    await migrate(database.db, sandboxMigrations);
    sandbox = createSandbox({
      db: database.db,
      secret: 'the secret of the provider, long enough too',
      origin,
      shopOrigin,
      design: {
        ...{ ...design, light: { ...design.light, primary: '#1d5a47' } },
        fontFaces: '@font-face{font-family:Own;src:url(/fonts/own.woff2)}',
      },
      later: () => undefined,
    });
  });
  afterAll(() => database.close());

  const session = () =>
    sandbox.provider.createSession({ reference: 'basket', language: 'de', brand: 'northing' });
  const hosted = () =>
    sandbox.provider.createHostedPage({
      paymentId: crypto.randomUUID(),
      orderId: 'TL-2026-<b>X',
      reference: 'basket',
      amount: { minor: 13_000, currency: 'EUR' },
      captureNow: true,
      language: 'fr',
      processor: 'aci',
      brand: 'touchline',
      methodId: 'CREDIT_CARD_HOSTED',
      returnUrl: `${shopOrigin}/fr/payment/callback/CARD_PAGE/basket/bridge`,
    });

  it('show the card fields in the shopper’s language and the brand’s style, in frames of the shop only', async () => {
    const { frameUrl, frameOrigin } = await session();
    expect(frameOrigin).toBe(origin);
    const answer = await sandbox.fetch(new Request(frameUrl));
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`frame-ancestors ${shopOrigin};`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("font-src 'self'");
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain('<html lang="de" dir="ltr">');
    expect(page).toContain('Kartennummer');
    expect(page).toContain('#1d5a47');
    expect(page).toContain('@font-face{font-family:Own;src:url(/fonts/own.woff2)}');
    for (const fill of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
      expect(page).toContain(`autocomplete="${fill}"`);
    expect(page).toContain(`data-parent="${shopOrigin}"`);
    const nonces = [...page.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
    expect(nonces).toHaveLength(2);
    expect(policy).toContain(`script-src 'nonce-${nonces[0] ?? ''}'`);
  });

  it('show a message for each invalid card field, and never output the number', async () => {
    const { frameUrl } = await session();
    const send = (body: unknown, from = origin) =>
      sandbox.fetch(
        new Request(frameUrl, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: from },
          body: JSON.stringify(body),
        }),
      );
    const wrong = await send({ creditCard: '4242424242424241', expiryDate: '08/29', securityCode: '1' });
    expect(wrong.status).toBe(200);
    expect(await wrong.json()).toMatchObject({
      errorType: 'luhn_validation_error',
      errors: [
        { field: 'creditCard', message: 'Kartennummer prüfen: Eine Ziffer stimmt nicht' },
        { field: 'securityCode' },
        { field: 'cardHolder' },
      ],
    });
    expect((await send({}, 'https://evil.test')).status).toBe(403);
    expect((await send({ cardHolder: 'x'.repeat(10_000) })).status).toBe(413);
    expect(await (await send('text')).json()).toMatchObject({ errors: [{}, {}, {}, {}] });
  });

  it('show an error for an address that is forged or expired', async () => {
    for (const path of ['/sandbox/card?session=x', '/sandbox/pay/x', '/sandbox/step/x', '/sandbox/nowhere']) {
      const answer = await sandbox.fetch(new Request(origin + path));
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain('This payment page is over');
    }
  });

  it('work without script, and lead back when the shopper cancels', async () => {
    const { url } = await hosted();
    const answer = await sandbox.fetch(new Request(url));
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toContain(`form-action 'self' ${shopOrigin}`);
    const page = await answer.text();
    expect(page).not.toContain('<script');
    expect(page).toContain('Sandbox Payments');
    expect(page.replace(/\s/g, ' ')).toContain('Payer 130,00 €');
    const cancelled = await sandbox.fetch(
      new Request(url, { method: 'POST', body: new URLSearchParams({ action: 'cancel' }) }),
    );
    expect(cancelled.status).toBe(303);
    expect(cancelled.headers.get('location')).toBe(
      `${shopOrigin}/fr/payment/callback/CARD_PAGE/basket/bridge`,
    );
    expect((await sandbox.fetch(new Request(url))).status).toBe(410);
  });

  it('include the bank’s step, and output names as text', async () => {
    const { url } = await hosted();
    const paid = await sandbox.fetch(
      new Request(url, {
        method: 'POST',
        body: new URLSearchParams({
          action: 'pay',
          creditCard: stepCard,
          expiryDate: '08/29',
          securityCode: '123',
          cardHolder: 'Maya Okafor',
        }),
      }),
    );
    expect(paid.status).toBe(303);
    const step = new URL(paid.headers.get('location') ?? '', origin).href;
    const page = await (await sandbox.fetch(new Request(step))).text();
    expect(page).toContain('TL-2026-&lt;b&gt;X');
    const done = await sandbox.fetch(
      new Request(step, { method: 'POST', body: new URLSearchParams({ action: 'approve' }) }),
    );
    expect(done.status).toBe(303);
    expect(done.headers.get('location')).toContain('/payment/callback/');
  });

  it('report an error as a page or as data, and log it without the token', async () => {
    const logged: string[] = [];
    const away = openPostgres('postgres://nobody@127.0.0.1:9/shop');
    const broken = createSandbox({
      ...{ db: away.db, secret: 'the secret of the provider, long enough too', origin, shopOrigin },
      log: {
        ...{ info: () => undefined, warn: () => undefined },
        error: (event, error, fields) => logged.push(JSON.stringify([event, String(error), fields])),
      },
    });
    const { url } = await hosted();
    const token = /pay\/([^?]+)/.exec(url)?.[1] ?? '';
    const answer = await broken.fetch(new Request(url));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('Cette page n’a pas pu s’afficher');
    expect(logged).toHaveLength(1);
    expect(token.length > 20 && logged[0]?.includes(token)).toBe(false);
    await away.close();
  });
});
