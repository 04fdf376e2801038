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

/** The demo's pictures: files whose names stay when they are drawn anew. */
export interface DrawnPictures {
  /** The first that has a picture counts. */
  folders: readonly string[];
  /** By name without width and format: `RR4101/side`. */
  versions: ReadonlyMap<string, string>;
}

const forEver = 'public, max-age=31536000, immutable';
/** For an address that may come to mean another file. */
const forAWhile = 'public, max-age=300';
const versioned = /^(.+)\.([0-9a-f]{6})(-\d+\.\w+)$/;

/**
 * Pictures under `/media/`. An imported one has its hash for a name; the address of a drawn one carries its version.
 * Either never changes under its address, so browsers keep it for ever; a drawn one asked for without its version, or
 * with an earlier one, only for some minutes.
 */
export class MediaFiles {
  readonly #imported: string | undefined;
  readonly #drawn: DrawnPictures;

  constructor(imported: string | undefined, drawn: DrawnPictures) {
    this.#imported = imported === undefined ? undefined : resolve(imported);
    this.#drawn = { ...drawn, folders: drawn.folders.map((folder) => resolve(folder)) };
  }

  /** The picture of an address, or 404. */
  async answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const type = types.get(allowed.exec(pathname)?.[1] ?? '');
    if (type === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return missing();
    const found = await this.#find(pathname.slice('/media/'.length));
    if (!found) return missing();
    const headers = {
      'content-type': type,
      'content-length': String(found.size),
      'cache-control': found.keep,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      // A drawing opened by itself must not run anything.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    };
    if (request.method === 'HEAD') return new Response(null, { headers });
    return new Response(Readable.toWeb(createReadStream(found.path)) as ReadableStream<Uint8Array>, {
      headers,
    });
  }

  async #find(name: string): Promise<{ path: string; size: number; keep: string } | undefined> {
    const imported = this.#imported === undefined ? undefined : await fileIn(this.#imported, name);
    if (imported) return { ...imported, keep: forEver };
    const [, stem = '', version, rest = ''] = versioned.exec(name) ?? [];
    const isCurrent = version !== undefined && this.#drawn.versions.get(stem) === version;
    for (const folder of this.#drawn.folders) {
      const drawn = await fileIn(folder, version === undefined ? name : stem + rest);
      if (drawn) return { ...drawn, keep: isCurrent ? forEver : forAWhile };
    }
    return undefined;
  }
}

async function fileIn(folder: string, name: string): Promise<{ path: string; size: number } | undefined> {
  const path = join(folder, name);
  if (!path.startsWith(folder + sep)) return undefined;
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? { path, size: found.size } : undefined;
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
