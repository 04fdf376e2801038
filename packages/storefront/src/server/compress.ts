import { Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const worthwhile = /^(text\/|application\/(json|manifest|xml|ld)|image\/svg)/;

/** Pages that are packed as small as can be at a time. */
const most = 2;

/**
 * Makes what packs text answers while they stream: what has been written goes out at once, in small packed pieces. A
 * page is packed as small as can be, 6 % more than the common way, while the shop is quiet: that takes 50 ms of a
 * thread beside the one that answers.
 */
export function compressor(): (response: Response, accepts: string) => Response {
  let pages = 0;
  return (response, accepts) => {
    const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : undefined;
    const type = response.headers.get('content-type') ?? '';
    if (!encoding || !response.body || response.headers.has('content-encoding') || !worthwhile.test(type))
      return response;
    const isThorough = encoding === 'br' && type.startsWith('text/html') && pages < most;
    const packer =
      encoding === 'br'
        ? createBrotliCompress({
            flush: constants.BROTLI_OPERATION_FLUSH,
            params: {
              [constants.BROTLI_PARAM_QUALITY]: isThorough ? 10 : 7,
              [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            },
          })
        : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
    if (isThorough) {
      pages += 1;
      // Also where the shopper has gone and nobody reads the rest.
      packer.once('close', () => (pages -= 1));
    }
    const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    source.on('error', (error) => packer.destroy(error));
    const headers = new Headers(response.headers);
    headers.set('content-encoding', encoding);
    headers.append('vary', 'accept-encoding');
    headers.delete('content-length');
    return new Response(Readable.toWeb(source.pipe(packer)) as ReadableStream, {
      status: response.status,
      headers,
    });
  };
}
