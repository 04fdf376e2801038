import { expect, it } from 'vitest';
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
