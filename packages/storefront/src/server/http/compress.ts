import { pipeline, Readable, Transform } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  gzipSync,
} from 'node:zlib';

const worthwhile = /^(text\/|application\/(json|manifest|xml|ld)|image\/svg)/;

/**
 * Joins what is written in one tick. Each compressed piece is flushed to a whole byte so that it can be sent at once:
 * for small pieces that made a page 1.5 % larger and took a thread switch for each.
 */
function joinWrites(): Transform {
  let pieces: Buffer[] = [];
  let timer: NodeJS.Immediate | undefined;
  const send = (stream: Transform) => {
    timer = undefined;
    if (pieces.length > 0) stream.push(Buffer.concat(pieces));
    pieces = [];
  };
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      timer ??= setImmediate(() => send(this));
      done();
    },
    flush(done) {
      clearImmediate(timer);
      send(this);
      done();
    },
    destroy(error, done) {
      clearImmediate(timer);
      done(error);
    },
  });
}

/** Bodies below this size fit in one packet anyway. */
const smallestBody = 512;
/** Up to this size compressing takes a tenth of a millisecond, less than handing it to another thread. */
const largestAtOnce = 8 * 1024;

const inThread = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses a body that is known completely, such as a page or the response to a call. */
async function packed(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return body.length > largestAtOnce ? inThread.gzip(body) : gzipSync(body);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
  return body.length > largestAtOnce ? inThread.br(body, options) : brotliCompressSync(body, options);
}

/** The headers of a compressed response. */
function packedHeaders(response: Response, encoding: 'br' | 'gzip'): Headers {
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  // What nobody may keep is not mixed up either.
  if (!headers.get('cache-control')?.includes('no-store')) headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  return headers;
}

/** Whether a response was complete when it was made: others are still being written while they are sent. */
const isComplete = ({ headers }: Response, type: string): boolean =>
  type.startsWith('application/json') || headers.has('content-length');

/**
 * Compresses a text response. What is complete is compressed in one piece without a stream, which took a millisecond of
 * the processor; anything else while it streams: what has been written is sent at once.
 */
export async function compressed(response: Response, accepts: string): Promise<Response> {
  const encoding = accepts.includes('br') ? 'br' : accepts.includes('gzip') ? 'gzip' : undefined;
  const type = response.headers.get('content-type') ?? '';
  if (!encoding || !response.body || response.headers.has('content-encoding') || !worthwhile.test(type))
    return response;
  const { status } = response;
  if (isComplete(response, type)) {
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length < smallestBody) return new Response(body, { status, headers: response.headers });
    return new Response(new Uint8Array(await packed(body, encoding)), {
      status,
      headers: packedHeaders(response, encoding),
    });
  }
  const packer =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 7,
            // 256 KB, more than any page: the default window of 4 MB costs 40 MB per page being compressed.
            [constants.BROTLI_PARAM_LGWIN]: 18,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 });
  const source = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
  pipeline(source, joinWrites(), packer, () => undefined);
  return new Response(Readable.toWeb(packer) as ReadableStream, {
    status,
    headers: packedHeaders(response, encoding),
  });
}
