import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageCache, type RenderedPage } from './PageCache.ts';

const key = '/gb/men';
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  new Request(`https://shop.example${key}`, { method, headers });
const text = async (response: Response | undefined) => {
  const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));
  const encoding = response?.headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString();
};

describe('a kept page', () => {
  let now: number;
  let pages: PageCache;
  let html: string;
  let isUnchanged: boolean;
  let checks: number;
  const render = vi.fn((): Promise<RenderedPage> => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' };
    return Promise.resolve({
      page: { body: Buffer.from(html), status: 200, headers },
      isUnchanged: () => {
        checks += 1;
        return Promise.resolve(isUnchanged);
      },
    });
  });
  /** What the shop does for a page: the kept one, or a new one. */
  const get = async (request = ask()) =>
    (await pages.getFresh(key, request, {})) ?? (await pages.render(key, request, render));

  beforeEach(() => {
    now = 0;
    html = `<!doctype html><p>${'Shoes for the long way. '.repeat(100)}</p>`;
    isUnchanged = true;
    checks = 0;
    render.mockClear();
    pages = new PageCache({ now: () => now });
  });

  it('is rendered once for all who ask at the same time, and for those who come later', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => get()));
    expect(new Set(await Promise.all(answers.map(text)))).toEqual(new Set([html]));
    expect(await text(await get())).toBe(html);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is sent without a check for two seconds, then checked once for all, and kept when nothing has changed', async () => {
    await get();
    now = 1_999;
    await get();
    expect(checks).toBe(0);
    now = 2_001;
    await Promise.all([get(), get(), get()]);
    expect([checks, render.mock.calls.length]).toEqual([1, 1]);
  });

  it('is rendered again when what it was made from has changed, or when that cannot be asked', async () => {
    await get();
    html = '<!doctype html><p>Sold out</p>';
    isUnchanged = false;
    now = 3_000;
    expect(await text(await get())).toBe(html);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is rendered again after four minutes: what it says of its age must hold', async () => {
    await get();
    now = 4 * 60_000 + 1;
    await get();
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is not sent again to a browser that has it', async () => {
    const first = await get();
    const etag = first?.headers.get('etag') ?? '';
    const again = await get(ask({ 'if-none-match': `"other", ${etag}` }));
    expect([again?.status, await text(again), again?.headers.get('etag')]).toEqual([304, '', etag]);
    html += '<p>New</p>';
    isUnchanged = false;
    now = 3_000;
    expect((await get(ask({ 'if-none-match': etag })))?.status).toBe(200);
  });

  it.each(['br', 'gzip', ''])('says the same in each encoding: %o', async (encoding) => {
    const answer = await get(ask({ 'accept-encoding': encoding }));
    expect(answer?.headers.get('content-encoding') ?? '').toBe(encoding);
    expect(await text(answer)).toBe(html);
    expect(answer?.headers.get('vary')).toBe('accept-encoding');
    expect(await text(await get(ask({ 'accept-encoding': encoding })))).toBe(html);
  });

  it('becomes smaller when it is asked for again', async () => {
    html = Array.from({ length: 800 }, (_, at) => `<p>Shoe ${at} of ${at * 7919} for the long way</p>`).join(
      '',
    );
    const sizeOf = async () => (await get(ask({ 'accept-encoding': 'br' })))?.headers.get('content-length');
    const quick = Number(await sizeOf());
    await vi.waitFor(async () => expect(Number(await sizeOf())).toBeLessThan(quick));
    expect(await text(await get(ask({ 'accept-encoding': 'br' })))).toBe(html);
  });

  it('is compressed less while others wait', async () => {
    const shoe = (at: number) => `<a href="/p/${(at * 7919) % 997}" class="c${at % 13}">Shoe ${at % 101}</a>`;
    html = Array.from({ length: 800 }, (_, at) => shoe(at)).join('');
    const request = ask({ 'accept-encoding': 'br' });
    const sizeOf = async (path: string) =>
      Number((await pages.render(path, request, render))?.headers.get('content-length'));
    const sizes = await Promise.all(Array.from({ length: 10 }, (_, at) => sizeOf(`${key}/${at}`)));
    const alone = await sizeOf(`${key}/alone`);
    expect(sizes.at(-1)).toBe(alone);
    expect(sizes[0]).toBeGreaterThan(alone);
  });

  it('can be kept by a shared cache for some seconds, while a browser asks each time', async () => {
    expect((await get())?.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, stale-while-revalidate=30',
    );
  });

  it('has no body where only its headers are asked for', async () => {
    const answer = await get(ask({}, 'HEAD'));
    expect([answer?.status, await text(answer)]).toEqual([200, '']);
    expect(Number(answer?.headers.get('content-length'))).toBe(html.length);
  });

  it('makes room for others when the limit of bytes is reached', async () => {
    pages = new PageCache({ now: () => now, maxBytes: 5_000 });
    for (let at = 0; at < 20; at += 1) {
      await pages.render(`${key}/${at}`, ask(), render);
    }
    expect(await pages.getFresh(`${key}/0`, ask(), {})).toBeUndefined();
    expect(await pages.getFresh(`${key}/19`, ask(), {})).toBeDefined();
  });
});

describe('a page that must not be kept', () => {
  const page = {
    body: Buffer.from('<p>Partly</p>'),
    status: 200,
    headers: { 'cache-control': 'private, no-store' },
  };

  it('is sent to those who asked for it together, and to nobody later', async () => {
    const pages = new PageCache();
    const render = vi.fn(() => Promise.resolve({ page }));
    const answers = await Promise.all([1, 2, 3].map(() => pages.render(key, ask(), render)));
    expect(await Promise.all(answers.map(text))).toEqual(Array(3).fill(page.body.toString()));
    expect(answers[0]?.headers.get('cache-control')).toBe('private, no-store');
    expect(answers[0]?.headers.has('etag')).toBe(false);
    expect(await pages.getFresh(key, ask(), {})).toBeUndefined();
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('takes the place of one that was kept', async () => {
    let now = 0;
    const pages = new PageCache({ now: () => now });
    await pages.render(key, ask(), () =>
      Promise.resolve({ page, isUnchanged: () => Promise.reject(new Error('away')) }),
    );
    now = 3_000;
    expect(await pages.getFresh(key, ask(), {})).toBeUndefined();
    await pages.render(key, ask(), () => Promise.resolve({ page }));
    now = 3_001;
    expect(await pages.getFresh(key, ask(), {})).toBeUndefined();
  });

  it('is made for each visitor alone when it is a response of its own', async () => {
    const pages = new PageCache();
    const render = vi.fn(() =>
      Promise.resolve(new Response(null, { status: 302, headers: { location: '/gb' } })),
    );
    const answers = await Promise.all([1, 2, 3].map(() => pages.render(key, ask(), render)));
    expect(answers.map((answer) => answer?.status)).toEqual([302, 302, 302]);
    expect(new Set(answers).size).toBe(3);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('does not hold up others when it fails', async () => {
    const pages = new PageCache();
    await expect(pages.render(key, ask(), () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    expect((await pages.render(key, ask(), () => Promise.resolve({ page })))?.status).toBe(200);
  });
});
