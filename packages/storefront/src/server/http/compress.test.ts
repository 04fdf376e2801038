import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed } from './compress.ts';

const text = Array.from({ length: 3_000 }, (_, at) => `<p class="c${(at * 7919) % 613}">shoe ${at}</p>`).join(
  '',
);
const pageOf = () => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a compressed page', () => {
  it('is no larger for being written in small pieces, and its beginning is sent before its end', async () => {
    const pieces = text.match(/[^]{1,2000}/g) ?? [];
    let finish: () => void = () => undefined;
    const written = new ReadableStream<Uint8Array>({
      async start(stream) {
        const encoder = new TextEncoder();
        for (const piece of pieces.slice(0, -1)) stream.enqueue(encoder.encode(piece));
        await new Promise<void>((resolve) => (finish = resolve));
        stream.enqueue(encoder.encode(pieces.at(-1)));
        stream.close();
      },
    });
    const packed = await compressed(new Response(written, { headers: pageOf().headers }), 'br');
    const reader = packed.body?.getReader();
    const parts = [(await reader?.read())?.value ?? new Uint8Array()];
    finish();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) parts.push(part.value);
    const whole = Buffer.concat(parts);
    expect(brotliDecompressSync(whole).toString()).toBe(text);
    const inOne = await bytesOf(await compressed(pageOf(), 'br'));
    expect(whole.length).toBeLessThan(inOne.length * 1.005);
  });

  it('is sent uncompressed to a client that accepts no encoding', async () => {
    const answer = await compressed(pageOf(), '');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(text);
  });
});

describe('a compressed response to a call', () => {
  const call = (size: number) => JSON.stringify({ lines: text.slice(0, size) });
  const answerOf = (body: string, headers = {}) =>
    new Response(body, {
      status: 201,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
    });

  it('decompresses to the same content, short or long', async () => {
    for (const size of [600, 5_000, 60_000]) {
      const body = call(size);
      const [brotli, gzipped] = await Promise.all(
        ['gzip, br', 'gzip'].map((accepts) => compressed(answerOf(body), accepts)),
      );
      expect(brotli?.status).toBe(201);
      expect(brotli?.headers.get('content-encoding')).toBe('br');
      expect(brotliDecompressSync((brotli && (await bytesOf(brotli))) ?? '').toString()).toBe(body);
      expect(gunzipSync((gzipped && (await bytesOf(gzipped))) ?? '').toString()).toBe(body);
    }
  });

  it('is left alone when it fits in one packet', async () => {
    const answer = await compressed(answerOf('{"token":"tok"}'), 'br');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('{"token":"tok"}');
  });

  it('tells shared caches that it varies, unless nobody may keep it', async () => {
    const kept = answerOf(call(5_000), { 'cache-control': 'public, max-age=60' });
    expect((await compressed(kept, 'br')).headers.get('vary')).toBe('accept-encoding');
    expect((await compressed(answerOf(call(5_000)), 'br')).headers.get('vary')).toBeNull();
  });
});

describe('a whole page whose length is known', () => {
  it('is compressed at once, and its length is no longer that of the original', async () => {
    const page = new Response(text, {
      headers: { 'content-type': 'text/html', 'content-length': String(text.length) },
    });
    const answer = await compressed(page, 'br');
    expect(answer.headers.get('content-length')).toBeNull();
    expect(brotliDecompressSync(await bytesOf(answer)).toString()).toBe(text);
  });
});
