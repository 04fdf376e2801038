import { get } from 'node:http';
import { createBrotliDecompress } from 'node:zlib';

/** Fed to the decoder at a time, in bytes: as exact as the result is. */
const step = 256;

/**
 * How many bytes of a page a browser has to receive until the page's main part begins, with the compression that a kept
 * page is sent in.
 * @param {string} url @returns {Promise<number>}
 */
export async function mainBegins(url) {
  const body = await received(url);
  const decoder = createBrotliDecompress();
  let text = '';
  let isThere = false;
  decoder.setEncoding('utf8').on('data', (/** @type {string} */ piece) => {
    text += piece;
    isThere ||= text.includes('<main');
  });
  // The rest of a page that is no longer read.
  decoder.on('error', () => undefined);
  for (let at = 0; at < body.length; at += step) {
    await new Promise((resolve) => decoder.write(body.subarray(at, at + step), resolve));
    if (isThere) {
      decoder.destroy();
      return Math.min(at + step, body.length);
    }
  }
  decoder.destroy();
  return body.length;
}

/** The body as it comes. @param {string} url @returns {Promise<Buffer>} */
function received(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      /** @type {Buffer[]} */
      const pieces = [];
      answer.on('data', (piece) => pieces.push(piece));
      answer.on('end', () => resolve(Buffer.concat(pieces)));
    }).on('error', reject);
  });
}
