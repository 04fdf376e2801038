import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, it, onTestFinished } from 'vitest';
import { shopOf } from '../testing/shopOf.ts';

it('passes a response of the back end on in one piece, with its length', async () => {
  const { shop } = shopOf();
  const server = createServer(getRequestListener((request) => shop(request, '192.0.2.1')));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/markets`, {
    headers: { 'accept-encoding': 'identity' },
  });
  const body = await answer.arrayBuffer();
  expect(answer.headers.get('content-length')).toBe(String(body.byteLength));
  expect(answer.headers.get('content-security-policy')).not.toBeNull();
});
