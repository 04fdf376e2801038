import { describe, expect, it } from 'vitest';
import { readText } from './readBody.ts';

const sent = (body: ReadableStream<Uint8Array>) =>
  new Request('https://shop.example/', { method: 'POST', body, duplex: 'half' } as RequestInit);

it('a body aborted by its caller is a client error, not a server error', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"quantity":'));
    },
    pull: (stream) => stream.error(new TypeError('terminated')),
  });
  await expect(readText(sent(body))).rejects.toMatchObject({ name: 'Failure', status: 408 });
});

it('a body that is not text is rejected', async () => {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new Uint8Array([0xff, 0xfe]));
      stream.close();
    },
  });
  await expect(readText(sent(body))).rejects.toMatchObject({ name: 'Failure', status: 422 });
});

describe('A body of an announced length', () => {
  const announced = (bytes: Uint8Array<ArrayBuffer> | string, length: number) =>
    new Request('https://shop.example/', {
      method: 'POST',
      body: bytes,
      headers: { 'content-length': String(length) },
    });

  it('is read', async () => {
    expect(await readText(announced('{"name":"Größe"}', 18))).toBe('{"name":"Größe"}');
  });

  it('is rejected when it is not text', async () => {
    const bytes = new Uint8Array([0xff, 0xfe]);
    await expect(readText(announced(bytes, 2))).rejects.toMatchObject({ status: 422 });
  });

  it('is rejected when it is too large, whatever was announced', async () => {
    for (const length of [4, 40])
      await expect(readText(announced('x'.repeat(40), length), 10)).rejects.toMatchObject({ status: 413 });
  });
});
