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
/** Names this shop generates: no dot files, and nothing that leaves the folder. */
const allowed = /^\/media\/(?:[\w-]+\/){0,4}[\w-]+(?:\.[\w-]+)*\.(avif|webp|png|jpg|svg)$/;

/** The demo's pictures: generated files that keep their name when they are redrawn. */
export interface DrawnPictures {
  /** Searched in order; the first folder that has the picture is used. */
  folders: readonly string[];
  /** Versions by name without width and format: `RR4101/side`. */
  versions: ReadonlyMap<string, string>;
}

const forEver = 'public, max-age=31536000, immutable';
/** For addresses whose file may change. */
const forAWhile = 'public, max-age=300';
const versioned = /^(.+)\.([0-9a-f]{6})(-\d+\.\w+)$/;

/**
 * Pictures under `/media/`. Imported pictures are named by their hash; addresses of demo pictures contain a version.
 * The file at such an address never changes, so browsers cache it permanently; a demo picture requested without its
 * current version is cached for a few minutes only.
 */
export class MediaFiles {
  readonly #imported: string | undefined;
  readonly #drawn: DrawnPictures;

  constructor(imported: string | undefined, drawn: DrawnPictures) {
    this.#imported = imported === undefined ? undefined : resolve(imported);
    this.#drawn = { ...drawn, folders: drawn.folders.map((folder) => resolve(folder)) };
  }

  /** Returns the picture of an address, or 404. */
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
      // An SVG opened directly must not run scripts.
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
