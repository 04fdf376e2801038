import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressor } from './compress.ts';

const text = Array.from({ length: 3_000 }, (_, at) => `<p class="c${(at * 7919) % 613}">shoe ${at}</p>`).join(
  '',
);
const pageOf = () => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a compressed page', () => {
  it('is smaller while the shop has little load, and decompresses to the same content', async () => {
    const pack = compressor();
    const atOnce = [pageOf(), pageOf(), pageOf()].map((page) => pack(page, 'gzip, br'));
    const [first, second, third] = await Promise.all(atOnce.map(bytesOf));
    const quietAgain = await bytesOf(pack(pageOf(), 'br'));
    expect(first?.length).toBeLessThan((third?.length ?? 0) * 0.97);
    expect([second?.length, quietAgain.length]).toEqual([first?.length, first?.length]);
    for (const packed of [first, third]) expect(brotliDecompressSync(packed ?? '').toString()).toBe(text);
  });

  it('that is abandoned by its client frees its slot for the next', async () => {
    const pack = compressor();
    const quiet = (await bytesOf(pack(pageOf(), 'br'))).length;
    for (let left = 0; left < 5; left += 1) await pack(pageOf(), 'br').body?.cancel();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await bytesOf(pack(pageOf(), 'br'))).length).toBe(quiet);
  });

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
    const packed = compressor()(new Response(written, { headers: pageOf().headers }), 'br');
    const reader = packed.body?.getReader();
    const parts = [(await reader?.read())?.value ?? new Uint8Array()];
    finish();
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) parts.push(part.value);
    const whole = Buffer.concat(parts);
    expect(brotliDecompressSync(whole).toString()).toBe(text);
    const inOne = await bytesOf(compressor()(pageOf(), 'br'));
    expect(whole.length).toBeLessThan(inOne.length * 1.005);
  });

  it('is sent uncompressed to a client that accepts no encoding', async () => {
    const answer = compressor()(pageOf(), '');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(text);
  });
});
