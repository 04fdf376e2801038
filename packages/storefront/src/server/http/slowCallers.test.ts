import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listen, type CallerLimits } from './listen.ts';
import { shopOf } from '../testing/shopOf.ts';

let port: number;
let given: ReturnType<typeof shopOf>;

async function start(limits: CallerLimits): Promise<void> {
  given = shopOf();
  const server = listen({ shop: given.shop, port: 0, host: '127.0.0.1', onListening: () => {}, limits });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
}

describe('a connection between two requests', () => {
  /** Asks twice over one connection with a pause between, and counts the answers. */
  async function askTwice(pause: number): Promise<number> {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => (heard += bytes.toString())).on('error', () => {});
    const request = 'HEAD /robots.txt HTTP/1.1\r\nHost: shop.example\r\n\r\n';
    socket.write(request);
    await setTimeout(pause);
    if (!socket.closed) socket.write(request);
    await setTimeout(200);
    socket.destroy();
    return heard.split('HTTP/1.1 200 ').length - 1;
  }

  it('is kept when it is idle for longer than a request may take to be sent', async () => {
    await start({ request: 600, headers: 300, check: 50, idle: 5_000 });
    expect(await askTwice(1_200)).toBe(2);
  });

  it('is closed after the time for idle connections', async () => {
    // Node adds a second of its own, so that a request sent at the last moment is answered.
    await start({ request: 600, headers: 300, check: 50, idle: 100 });
    expect(await askTwice(1_500)).toBe(1);
  });

  it('outlives those of a proxy, which keeps them for a minute', async () => {
    given = shopOf();
    const server = listen({ shop: given.shop, port: 0, host: '127.0.0.1', onListening: () => {} });
    onTestFinished(() => void server.close());
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  });
});

describe('a client slower than the time limits', () => {
  beforeEach(() => start({ request: 600, headers: 300, check: 50, idle: 5_000 }));

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
