import { test as withoutBrowser } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { expect, test } from './support/test.ts';

const pages = [
  '/gb',
  '/gb/men',
  '/gb/tempo-4/RR4101.html',
  '/gb/search?q=shoes',
  '/gb/cart',
  '/gb/help/delivery',
  '/gb/country-selector.html',
];

for (const address of [
  ...pages,
  '/gb/nothing/at/all',
  '/robots.txt',
  '/api/catalogue/navigation?sitePath=gb',
])
  withoutBrowser(`${address} carries the headers of a safe answer`, async ({ request }) => {
    const answer = await request.get(address);
    const headers = answer.headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/same-origin|strict-origin/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['content-type']).toMatch(/charset=utf-8/i);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    if (!headers['content-type']?.includes('html')) return;
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src ('nonce-[^']+'|('sha256-[^']+' ?)+) 'strict-dynamic'(;|$)/);
    for (const part of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
    ])
      expect(policy).toContain(part);
    expect(headers['content-security-policy-report-only']).toBeUndefined();
    // With a nonce it is for one visitor; without, the same for everybody, and kept where there is such a page.
    const isKept = !policy.includes("'nonce-") && answer.status() === 200;
    expect(headers['cache-control']).toContain(isKept ? 'public, max-age=0' : 'no-store');
  });

test('the content policy is enforced: a foreign script does not run', async ({ page, complaints }) => {
  await page.goto('/gb');
  const ran = await page.evaluate(() => {
    const script = document.createElement('div');
    try {
      script.innerHTML = '<img src="data:," onerror="window.wasRun = true">';
      document.body.append(script);
    } catch {
      return 'refused';
    }
    return 'taken';
  });
  expect(ran).toBe('refused');
  expect(complaints.join()).toContain('TrustedHTML');
  complaints.length = 0;
});

withoutBrowser('a nonce serves one answer only', async ({ request }) => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit += 1) {
    const headers = (await request.get('/gb/cart')).headers();
    nonces.add(/'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '');
  }
  expect(nonces.size).toBe(3);
});

withoutBrowser('a page for everybody is not sent to a browser that has it', async ({ request }) => {
  const first = await request.get('/gb/help/returns');
  const { etag = '', 'content-security-policy': policy } = first.headers();
  expect(first.status()).toBe(200);
  const again = await request.get('/gb/help/returns', { headers: { 'if-none-match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  // A browser takes the policy of the newer response for the page it has.
  expect(again.headers()['content-security-policy']).toBe(policy);
});

test('a complete purchase causes no policy violation, and exposes no secret to scripts [C6.03, C6.04, C9.20]', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Violation of ${violatedDirective} by ${blockedURI}`),
    );
  });
  const typedCard: string[] = [];
  page.on('request', (request) => {
    const isOurs = !new URL(request.url()).pathname.startsWith('/sandbox/');
    if (isOurs && request.postData()?.replace(/\D/g, '').includes(cards.approved))
      typedCard.push(request.url());
  });
  const { sku } = await plentyOf(page, 'HK1001');
  await beginBag(page, sku);
  await page.goto('/gb/cart');
  await readyToPay(page, cards.approved);

  const token = (await context.cookies()).find(({ name }) => name.endsWith('jwtToken'));
  expect(token?.name).toBe('__Host-jwtToken');
  expect(token).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
  const open = await page.evaluate(() =>
    [
      document.cookie,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ].join(' '),
  );
  expect(open).not.toContain(token?.value ?? '-');
  expect(open).not.toMatch(/eyJ[\w-]{20}/);
  expect(await page.content()).not.toContain(token?.value ?? '-');

  await payButton(page).click();
  await confirmed(page);
  expect(typedCard, 'calls of ours with the number of the card').toEqual([]);

  // The cookie notice names everything that the browser holds now.
  const cookies = (await context.cookies(new URL(page.url()).origin)).map(({ name }) => name);
  const entries = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto('/gb/help/cookies');
  // On narrow screens each cell repeats the heading of its column.
  const named = (await page.getByRole('rowheader').allTextContents()).map((text) =>
    text.replace(/^Name/, ''),
  );
  expect(named).toContain('jwtToken');
  const held = [...cookies, ...entries].map((name) =>
    decodeURIComponent(name)
      .replace(/^__Host-/, '')
      .replace(/\.\d$/, ''),
  );
  expect(held).toContain('lastOrder');
  expect(held.filter((name) => !named.includes(name))).toEqual([]);
});

test('cookies of the shop are sent only to the shop', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  const origin = await originOf(page);
  const answer = await page.request.post('/api/chk/baskets/-/items?sitePath=gb', {
    headers: { origin },
    data: [{ productId: sku, quantity: 1 }],
  });
  const set = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(set.length).toBeGreaterThan(0);
  // The mark that there is a session says nothing else: it is all that scripts may read.
  const secret = set.filter(
    ({ value }) => !/^visitor=1; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/.test(value),
  );
  expect(secret.length).toBeGreaterThan(0);
  for (const { value } of secret)
    expect(value).toMatch(/^__Host-.*Path=\/;.*SameSite=(Lax|Strict).*Secure.*HttpOnly/);
  expect(answer.headers()['authorization']).toBeUndefined();
});

for (const [what, headers] of [
  ['another site', { origin: 'https://evil.example' }],
  ['nowhere', { origin: 'null' }],
  ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
] as const)
  test(`a form sent from ${what} is refused`, async ({ page, playwright }) => {
    const { sku } = await plentyOf(page, 'RR6101');
    const basket = await beginBag(page, sku);
    const { cookies } = await page.context().storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const baseURL = await originOf(page);
    const from = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie, ...headers } });
    const form = await from.post('/gb/cart', { form: { action: 'remove', itemId: 'x' } });
    expect(form.status()).toBe(403);
    const call = await from.patch(`/api/chk/baskets/${basket}?sitePath=gb`, {
      data: { properties: { gift: 'yes' } },
    });
    expect(call.status()).toBe(403);
    await from.dispose();
  });

test('the bag of another shopper is not found', async ({ page, browser }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  const theirs = await beginBag(page, sku);
  const origin = await originOf(page);
  const stranger = await browser.newPage({ baseURL: origin });
  const mine = await beginBag(stranger, sku);
  expect(mine).not.toBe(theirs);
  for (const surface of ['chk', 'bridge']) {
    const answers = [
      await stranger.request.patch(`/api/${surface}/baskets/${theirs}?sitePath=gb`, {
        headers: { origin },
        data: { properties: { gift: 'yes' } },
      }),
      await stranger.request.get(`/api/${surface}/baskets/${theirs}/payment_methods?sitePath=gb`),
      await stranger.request.get(`/api/${surface}/baskets/${theirs}/shipping_methods?sitePath=gb`),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
  }
  await stranger.close();
});

test('a price, quantity or total made up by the browser is not accepted', async ({ page }) => {
  const { sku } = await plentyOf(page, 'RR6101');
  const origin = await originOf(page);
  for (const quantity of [0, -1, 1.5, 10_000, '2', null]) {
    const answer = await page.request.post('/api/chk/baskets/-/items?sitePath=gb', {
      headers: { origin },
      data: [{ productId: sku, quantity }],
    });
    expect(answer.status(), String(quantity)).toBe(422);
  }
  const answer = await page.request.post('/api/chk/baskets/-/items?sitePath=gb', {
    headers: { origin },
    data: [{ productId: sku, quantity: 1, price: 0.01, pricing: { price: 0.01, total: 0.01 } }],
  });
  if (answer.status() === 200)
    expect(((await answer.json()) as { pricing: { total: number } }).pricing.total).toBeGreaterThan(10);
  else expect(answer.status()).toBe(422);
});

for (const address of ['/gb', '/gb/men', '/gb/tempo-4/RR4101.html', '/gb/cart'])
  test(`${address} downloads almost no script before it is loaded`, async ({ page }) => {
    let isLoaded = false;
    let bytes = 0;
    const early: string[] = [];
    page.on('request', (request) => {
      if (!isLoaded && request.resourceType() === 'script') early.push(request.url());
    });
    page.on('load', () => (isLoaded = true));
    const html = await (await page.goto(address, { waitUntil: 'load' }))?.text();
    for (const [, attributes, text] of html?.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g) ?? [])
      if (!/type="application\/(ld\+)?json"/.test(attributes ?? '')) bytes += text?.length ?? 0;
    expect(early).toEqual([]);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(5_000);
  });

for (const address of ['/gb', '/de/men', '/de/tempo-4/RR4101.html', '/de/cart'])
  test(`${address} hydrates with the amounts and dates that the server wrote`, async ({ page }) => {
    await page.addInitScript(() => {
      const made: string[] = ((window as unknown as { made: string[] }).made = []);
      for (const name of ['NumberFormat', 'DateTimeFormat'] as const) {
        const format: object = Intl[name];
        const value = new Proxy(format, {
          construct(target, args) {
            made.push(`${name} ${JSON.stringify(args)}`);
            return Reflect.construct(target as new () => object, args);
          },
        });
        Object.defineProperty(Intl, name, { value });
      }
    });
    // What comes near later is formatted when it is there.
    await page.route(/\/catalogue\/recommendations/, (route) => route.abort());
    await page.goto(address);
    if (address.endsWith('cart')) {
      await beginBag(page, (await plentyOf(page, 'RR4101', 'de')).sku, { site: 'de' });
      await page.reload();
    }
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    // The first format of a page blocks a slow phone for a tenth of a second.
    expect(await page.evaluate(() => (window as unknown as { made: string[] }).made)).toEqual([]);
  });

for (const address of pages)
  test(`${address} hydrates without errors or warnings, and fits a phone, a tablet and a desktop`, async ({
    page,
  }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      await hydrated(page);
      const [wide, seen] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(wide, `sideways scroll at ${width}`).toBeLessThanOrEqual(seen ?? 0);
    }
  });
