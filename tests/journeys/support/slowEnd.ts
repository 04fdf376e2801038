import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowEnd {
  /** The origin at which the shop is reached through the slow line. */
  origin: string;
  /** Sends the delayed ends of pages. */
  release(): void;
  close(): void;
}

/** A proxy that delays the end of every page, from the state of its stores on, until `release` is called. */
export async function slowEnd(shop: string): Promise<SlowEnd> {
  const { hostname, port, host } = new URL(shop);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const line = createServer((asked, answer) => {
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' };
    const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 500, given.headers);
      if (!given.headers['content-type']?.includes('html')) {
        given.pipe(answer);
        return;
      }
      const parts: Buffer[] = [];
      given.on('data', (part: Buffer) => parts.push(part));
      given.on('end', () => {
        const page = Buffer.concat(parts);
        const end = page.indexOf('<script type="application/json" id="state"');
        answer.write(page.subarray(0, end));
        void held.then(() => answer.end(page.subarray(end)));
      });
    });
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const { port: own } = line.address() as AddressInfo;
  return { origin: `http://localhost:${own}`, release, close: () => void line.close() };
}
