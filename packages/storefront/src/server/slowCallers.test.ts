import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';
import { shopOf } from './testing/shopOf.ts';

describe('A caller slower than the shop waits', () => {
  let port: number;
  let given: ReturnType<typeof shopOf>;
  beforeEach(async () => {
    given = shopOf();
    const limits = { request: 600, headers: 300, check: 50 };
    const server = listen({ shop: given.shop, port: 0, host: '127.0.0.1', onListening: () => {}, limits });
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });

  /** Says the beginning of a request and then nothing; what the shop says until it hangs up. */
  async function begin(words: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => (heard += bytes.toString()));
    socket.write(words);
    await once(socket, 'close');
    return heard;
  }
  const form = [
    'POST /gb/cart HTTP/1.1',
    'Host: shop.example',
    'Origin: https://shop.example',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 1000',
  ].join('\r\n');

  it('is answered 408 and hung up on, be it in the headers or in the body', async () => {
    expect(await begin(form)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await begin(`${form}\r\n\r\nact=add`)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('keeps no other shopper waiting, and is no fault of the shop', async () => {
    const slow = Promise.all(Array.from({ length: 50 }, () => begin(`${form}\r\n\r\nact=add`)));
    let isOver = false;
    void slow.then(() => (isOver = true));
    const answer = await fetch(`http://127.0.0.1:${port}/api/markets`);
    expect([answer.status, isOver]).toEqual([200, false]);
    const ends = await slow;
    expect(ends.every((end) => end.startsWith('HTTP/1.1 408 '))).toBe(true);
    expect(given.logged).toEqual([]);
  });
});
