import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';

const types = new Map([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['svg', 'image/svg+xml'],
]);
/** Names we make: no dot files, nothing that leads out of the folder. */
const allowed = /^\/media\/(?:[\w-]+\/){0,4}[\w-]+(?:\.[\w-]+)*\.(avif|webp|png|jpg|svg)$/;

/** Pictures under `/media/`, from the first folder that has them. A file never changes under its address. */
export class MediaFiles {
  readonly #folders: readonly string[];

  constructor(folders: readonly string[]) {
    this.#folders = folders.map((folder) => resolve(folder));
  }

  /** The picture of an address, or 404. */
  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const type = types.get(allowed.exec(pathname)?.[1] ?? '');
    if (type === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return missing();
    const name = pathname.slice('/media/'.length);
    for (const folder of this.#folders) {
      const path = join(folder, name);
      if (!path.startsWith(folder + sep)) return missing();
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) continue;
      const headers = {
        'content-type': type,
        'content-length': String(found.size),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        // A drawing opened by itself must not run anything.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      };
      if (request.method === 'HEAD') return new Response(null, { headers });
      return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, { headers });
    }
    return missing();
  }
}

function missing(): Response {
  return new Response('There is no such picture.\n', {
    status: 404,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
