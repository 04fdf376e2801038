import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { createGunzip } from 'node:zlib';
import { FeedError } from '../../catalogue/import/FeedProblem.ts';
import type { FeedSource } from '../../catalogue/import/importFeed.ts';

const maxBytes = 2 * 1024 ** 3;
/** Maximum compression ratio. Text compresses to about a tenth; a ratio of 100 suggests a decompression bomb. */
const steepest = 100;
const alwaysAllowed = 16 * 1024 ** 2;

/** Opens a feed file: unpacks gzip, and decodes it by its byte order mark or as UTF-8. */
export async function fileSource(path: string): Promise<FeedSource> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new FeedError(`There is no file ${path}.`);
  if (!found.isFile()) throw new FeedError(`${path} is not a file.`);
  if (found.size === 0) throw new FeedError('The feed is empty.');
  if (found.size > maxBytes) throw new FeedError('The feed is larger than 2 GB.');
  return { name: basename(path), open: () => decode(unpack(path)) };
}

async function* unpack(path: string): AsyncGenerator<Uint8Array> {
  const file = createReadStream(path);
  if (!/\.gz$/i.test(path)) {
    yield* file as AsyncIterable<Uint8Array>;
    return;
  }
  let packed = 0;
  let unpacked = 0;
  file.on('data', (chunk) => (packed += chunk.length));
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  try {
    for await (const chunk of file.pipe(gunzip) as AsyncIterable<Uint8Array>) {
      unpacked += chunk.byteLength;
      if (unpacked > maxBytes) throw new FeedError('The feed is larger than 2 GB when unpacked.');
      if (unpacked > alwaysAllowed && unpacked > packed * steepest) {
        throw new FeedError(`The file unpacks to more than ${steepest} times its size: that is no feed.`);
      }
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError(
      `The file cannot be unpacked: ${error instanceof Error ? error.message : String(error)}.`,
    );
  } finally {
    file.destroy();
  }
}

/** Decodes text; invalid bytes become U+FFFD, and rows that contain it are rejected. */
async function* decode(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}
