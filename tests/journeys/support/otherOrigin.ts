import { createServer } from 'node:http';
import { freePort } from '../../../scripts/setup/freePort.mjs';

/** A file of another origin: its text, and how many requests fail before it is there. */
export interface OtherFile {
  text: string;
  /** @default 'text/javascript' */
  type?: string;
  failures?: number;
}

/** Serves scripts at an origin of their own, as other applications do, and lists what was requested. */
export async function serveElsewhere(files: Readonly<Record<string, OtherFile>>) {
  const requested: string[] = [];
  const port = await freePort();
  const server = createServer(({ method, url = '/' }, response) => {
    // The tests' own header makes a browser ask first.
    const open = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (method === 'OPTIONS') return void response.writeHead(204, open).end();
    const path = url.split('?')[0] ?? url;
    requested.push(path);
    const times = requested.filter((each) => each === path).length;
    const file = files[path];
    if (!file || times <= (file.failures ?? 0)) return void response.writeHead(503).end();
    const headers = { 'content-type': file.type ?? 'text/javascript', 'cache-control': 'no-store' };
    response.writeHead(200, { ...headers, ...open }).end(file.text);
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${port}`, requested, stop };
}
