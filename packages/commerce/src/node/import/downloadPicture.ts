import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP } from 'node:net';

/** Time limit in milliseconds for one picture, including name lookup, redirects and download. */
const timeoutMs = 15_000;
const maxRedirects = 3;

/** Addresses of this machine and of private networks. */
const inside4 = new BlockList();
// Separate lists, because in one list every IPv4 address would match the IPv6 range of mapped addresses.
const inside6 = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24],
  ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) inside4.addSubnet(network, bits, 'ipv4'); // prettier-ignore
for (const [network, bits] of [
  ['::', 96], ['::ffff:0:0', 96], ['64:ff9b::', 96], ['64:ff9b:1::', 48], ['2002::', 16], ['2001::', 32], ['fec0::', 10], ['fc00::', 7], ['fe80::', 10], ['ff00::', 8], ['2001:db8::', 32],
] as const) inside6.addSubnet(network, bits, 'ipv6'); // prettier-ignore

/** Whether an address belongs to this machine or a private network. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return true;
  return family === 6 ? inside6.check(address, 'ipv6') : inside4.check(address, 'ipv4');
}

/**
 * Downloads a picture from a permitted host. Every redirect is checked like the first request, and the connection uses
 * exactly the address that was checked, so that DNS can't return a different one in between.
 */
export async function downloadPicture(
  address: string,
  hosts: readonly string[],
  largest: number,
): Promise<Buffer> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    return await Promise.race([fetchSteps(address, hosts, largest, limit), rejectAt(limit)]);
  } catch (error) {
    throw limit.aborted ? new PictureHostSlow() : error;
  }
}

/** The host did not send the picture in time. */
export class PictureHostSlow extends Error {
  override readonly name = 'PictureHostSlow';
  constructor() {
    super('the host took too long');
  }
}

/** Rejects at the time limit: a DNS lookup can't be aborted, only ignored. */
const rejectAt = (limit: AbortSignal) =>
  new Promise<never>((_, reject) => limit.addEventListener('abort', () => reject(new PictureHostSlow())));

/** Throws when pictures of this host may not be downloaded. */
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
  for (let step = 0; step <= maxRedirects; step += 1) {
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
        // Node asks for all addresses at once when it tries several address families.
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
