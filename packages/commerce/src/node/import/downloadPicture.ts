import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Milliseconds for one picture: name, redirects and all its bytes. */
const timeoutMs = 15_000;
const mostRedirects = 3;

/** Addresses that lead into this machine or its network. */
const inside4 = new BlockList();
// A list of its own: in one list, every IPv4 address would match the IPv6 range it can be written in.
const inside6 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24],
  ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) inside4.addSubnet(network, bits, 'ipv4'); // prettier-ignore
for (const [network, bits] of [
  ['::', 96], ['::ffff:0:0', 96], ['64:ff9b::', 96], ['64:ff9b:1::', 48], ['2002::', 16], ['2001::', 32], ['fec0::', 10], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8], ['2001:db8::', 32],
] as const) inside6.addSubnet(network, bits, 'ipv6'); // prettier-ignore

/** Whether an address is of this machine or a private network. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return family === 6 ? inside6.check(address, 'ipv6') : inside4.check(address, 'ipv4');
}

/**
 * Fetches a picture from a listed host. Every step of a redirect is checked like the first, and the connection is made
 * to the very address that was checked, so that a name cannot change its meaning in between.
 */
export async function downloadPicture(
  address: string,
  hosts: readonly string[],
  largest: number,
): Promise<Buffer> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await Promise.race([fetchSteps(address, hosts, largest, limit), overOf(limit)]);
  } catch (error) {
    throw limit.aborted ? new PictureHostSlow() : error;
  }
}

/** The host did not give the picture in time. */
export class PictureHostSlow extends Error {
  override readonly name = 'PictureHostSlow';
  constructor() {
    super('the host took too long');
  }
}

/** Looking a name up cannot be broken off, only left alone. */
const overOf = (limit: AbortSignal) =>
  new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(new PictureHostSlow())));

/** Throws when pictures of this host may not be fetched. */
export function checkHost(url: URL, hosts: readonly string[]): void {
  if (!hosts.includes(url.hostname))
    throw new Error(`pictures of ${url.hostname.slice(0, 60)} are not allowed (PICTURE_HOSTS)`);
}

async function fetchSteps(
  address: string,
  hosts: readonly string[],
  largest: number,
  limit: AbortSignal,
): Promise<Buffer> {
  let url = new URL(address);
  for (let step = 0; step <= mostRedirects; step += 1) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new Error(`${url.protocol} is not fetched`);
    if (url.username || url.password) throw new Error('addresses with a user name are not fetched');
    checkHost(url, hosts);
    const { address: ip, family } = await lookup(url.hostname);
    if (isPrivateAddress(ip)) throw new Error('the address is of a private network');
    const answer = await fetchOnce(url, ip, family, largest, limit);
    if (Buffer.isBuffer(answer)) return answer;
    url = new URL(answer.location, url);
  }
  throw new Error('there are too many redirects');
}

function fetchOnce(
  url: URL,
  ip: string,
  family: number,
  largest: number,
  limit: AbortSignal,
): Promise<Buffer | { location: string }> {
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const request = send(
      url,
      {
        signal: limit,
        headers: { accept: 'image/*' },
        // Node asks for all addresses at once when it tries several families.
        lookup: (_name, options, done) =>
          options.all ? done(null, [{ address: ip, family }]) : done(null, ip, family),
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (status >= 300 && status < 400 && answer.headers.location) {
          answer.destroy();
          resolve({ location: answer.headers.location });
          return;
        }
        if (status !== 200) {
          answer.destroy();
          reject(new Error(`the host answered ${status}`));
          return;
        }
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > largest) request.destroy(new Error(`the picture is larger than ${largest} bytes`));
          else chunks.push(chunk);
        });
        answer.on('end', () => resolve(Buffer.concat(chunks)));
        answer.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}
