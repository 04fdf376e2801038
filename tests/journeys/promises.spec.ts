import { test as withoutBrowser } from 'playwright/test';
import { hydrated } from './support/hydrated.ts';
import { beginBag, originOf, plentyOf } from './support/bag.ts';
import { cards, confirmed, payButton, readyToPay } from './support/checkout.ts';
import { addButton, plentifulSizes } from './support/product.ts';
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

test('from a search to a paid order nothing violates the policy [C1.04, A1.05, A2.08]', async ({
  page,
  complaints,
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

  await test.step('from a search to the checkout', async () => {
    await page.goto('/gb/search?q=long%20haul');
    await page
      .getByRole('link', { name: /^Long Haul 2, / })
      .first()
      .click();
    await page.waitForURL(/\/gb\/long-haul-2\/[A-Z]{2}\d{4}\.html$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Long Haul 2');
    await hydrated(page);
    await plentifulSizes(page).first().click();
    await addButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'In your bag' });
    await expect(dialog).toContainText('Long Haul 2');
    await expect(page.locator('a[href="/gb/cart"]').first()).toBeAttached();
    await dialog.getByRole('link', { name: 'Go to checkout' }).click();
    await page.waitForURL(/\/gb\/checkout$/);
    await page.goto('/gb/cart');
    await readyToPay(page, cards.approved);
  });

  await test.step('the order is paid, and the number of the card went to the provider only', async () => {
    await payButton(page).click();
    await confirmed(page);
    await expect(page.getByRole('main')).toContainText('Long Haul 2');
    expect(typedCard, 'calls of ours with the number of the card').toEqual([]);
  });

  await test.step('the policy was not violated so far, and is enforced: a foreign script does not run', async () => {
    expect(complaints).toEqual([]);
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
    // The browser's own message, and that of the page's listener.
    await expect.poll(() => complaints.join()).toContain('TrustedHTML');
    await expect.poll(() => complaints.join()).toContain('Violation of require-trusted-types-for');
    complaints.length = 0;
  });
});

test('no secret is exposed to scripts, and the cookie notice names what is stored [C6.03, C6.04, C9.20]', async ({
  page,
  context,
}) => {
  await beginBag(page, (await plentyOf(page, 'HK2001')).sku);
  await readyToPay(page, cards.approved);

  await test.step('scripts and pages cannot read who the visitor is', async () => {
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
  });

  await test.step('the cookie notice names everything that the browser holds now', async () => {
    await payButton(page).click();
    await confirmed(page);
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
});

withoutBrowser('cookies of the shop are sent only to the shop', async ({ request }) => {
  const { sku } = await plentyOf({ request }, 'RR6101');
  const origin = await originOf({ request });
  const answer = await request.post('/api/chk/baskets/-/items?sitePath=gb', {
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

withoutBrowser(
  'a form sent from another site, from nowhere or from a frame of another site is refused',
  async ({ request, playwright }) => {
    const { sku } = await plentyOf({ request }, 'RR6101');
    const basket = await beginBag({ request }, sku);
    const { cookies } = await request.storageState();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const baseURL = await originOf({ request });
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const from = await playwright.request.newContext({ baseURL, extraHTTPHeaders: { cookie, ...headers } });
      const sent = JSON.stringify(headers);
      const form = await from.post('/gb/cart', { form: { action: 'remove', itemId: 'x' } });
      expect(form.status(), sent).toBe(403);
      const call = await from.patch(`/api/chk/baskets/${basket}?sitePath=gb`, {
        data: { properties: { gift: 'yes' } },
      });
      expect(call.status(), sent).toBe(403);
      await from.dispose();
    }
  },
);

withoutBrowser('the bag of another shopper is not found', async ({ request, playwright }) => {
  const { sku } = await plentyOf({ request }, 'RR6101');
  const theirs = await beginBag({ request }, sku);
  const origin = await originOf({ request });
  const stranger = await playwright.request.newContext({ baseURL: origin });
  const mine = await beginBag({ request: stranger }, sku);
  expect(mine).not.toBe(theirs);
  for (const surface of ['chk', 'bridge']) {
    const answers = [
      await stranger.patch(`/api/${surface}/baskets/${theirs}?sitePath=gb`, {
        headers: { origin },
        data: { properties: { gift: 'yes' } },
      }),
      await stranger.get(`/api/${surface}/baskets/${theirs}/payment_methods?sitePath=gb`),
      await stranger.get(`/api/${surface}/baskets/${theirs}/shipping_methods?sitePath=gb`),
    ];
    expect(answers.map((answer) => answer.status())).toEqual([404, 404, 404]);
  }
  await stranger.dispose();
});

withoutBrowser('a price, quantity or total made up by the browser is not accepted', async ({ request }) => {
  const { sku } = await plentyOf({ request }, 'RR6101');
  const origin = await originOf({ request });
  for (const quantity of [0, -1, 1.5, 10_000, '2', null]) {
    const answer = await request.post('/api/chk/baskets/-/items?sitePath=gb', {
      headers: { origin },
      data: [{ productId: sku, quantity }],
    });
    expect(answer.status(), String(quantity)).toBe(422);
  }
  const answer = await request.post('/api/chk/baskets/-/items?sitePath=gb', {
    headers: { origin },
    data: [{ productId: sku, quantity: 1, price: 0.01, pricing: { price: 0.01, total: 0.01 } }],
  });
  if (answer.status() === 200)
    expect(((await answer.json()) as { pricing: { total: number } }).pricing.total).toBeGreaterThan(10);
  else expect(answer.status()).toBe(422);
});
