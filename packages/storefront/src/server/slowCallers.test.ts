import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';
import { shopOf } from './testing/shopOf.ts';

describe('a client slower than the time limits', () => {
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

  /** Sends the beginning of a request and then nothing; returns what the shop sends until it disconnects. */
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

  it('gets a 408 and is disconnected, in the headers or in the body', async () => {
    expect(await begin(form)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await begin(`${form}\r\n\r\naction=add`)).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('does not delay other shoppers, and is not logged as an error of the shop', async () => {
    const slow = Promise.all(Array.from({ length: 50 }, () => begin(`${form}\r\n\r\naction=add`)));
    let isOver = false;
    void slow.then(() => (isOver = true));
    const answer = await fetch(`http://127.0.0.1:${port}/api/markets`);
    expect([answer.status, isOver]).toEqual([200, false]);
    const ends = await slow;
    expect(ends.every((end) => end.startsWith('HTTP/1.1 408 '))).toBe(true);
    expect(given.logged).toEqual([]);
  });
});
