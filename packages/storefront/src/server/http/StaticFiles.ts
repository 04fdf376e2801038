import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

interface StaticFile {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** The files of the browser, held in memory: a few hundred kilobytes, requested by every visitor. */
export class StaticFiles {
  private readonly files = new Map<string, StaticFile>();

  /** `others` are files that are not in the folder, by their address. */
  constructor(folder: string | undefined, others: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map()) {
    for (const path of folder === undefined ? [] : walk(folder)) {
      const name = `/${relative(folder ?? '', path)
        .split(sep)
        .join('/')}`;
      if (!name.startsWith('/.') && name !== '/bootstrap.js')
        this.add(name, () => new Uint8Array(readFileSync(path)));
    }
    for (const [name, bytes] of others) this.add(name, () => bytes);
  }

  private add(name: string, read: () => Uint8Array<ArrayBuffer>): void {
    const type = types[extname(name.replace(/\.(br|gz)$/, ''))];
    if (type) this.files.set(name, { bytes: read(), type });
  }

  /** The file at this path in the best encoding the browser accepts; `undefined` when there is none. */
  answer(path: string, accepts: string): Response | undefined {
    const file = this.files.get(path);
    if (!file || /\.(br|gz)$/.test(path)) return undefined;
    const isNamedByContent = path.startsWith('/assets/');
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=604800',
      vary: 'accept-encoding',
    };
    for (const [encoding, ending] of [
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const packed = accepts.includes(encoding) ? this.files.get(path + ending) : undefined;
      if (packed)
        return new Response(packed.bytes, { headers: { ...headers, 'content-encoding': encoding } });
    }
    return new Response(file.bytes, { headers });
  }
}

function* walk(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path);
    else yield path;
  }
}
