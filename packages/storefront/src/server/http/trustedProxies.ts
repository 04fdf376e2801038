import { BlockList, isIP } from 'node:net';
import { ConfigError } from '../start/ConfigError.ts';

/** The client, as far as the network knows it. */
export interface Caller {
  /** IP address of the shopper's machine. Rate limits count by it; it grants no rights. */
  address: string;
  /** The protocol between browser and proxy, according to a trusted proxy; absent without one. */
  protocol?: 'http' | 'https';
}

/** The client, and the id of this request in all logs. */
export interface KnownCaller extends Caller {
  requestId: string;
}

/** The proxies in front of the shop whose forwarding headers are trusted. */
export interface TrustedProxies {
  /** Whether `TRUST_PROXY` is set, be it to none. */
  readonly isConfigured: boolean;
  caller(connectionAddress: string, headers: Pick<Headers, 'get'>): Caller;
}

/**
 * Reads `TRUST_PROXY`: the number of proxies in front of the shop, or the addresses and networks they call from. Without
 * it no proxy is trusted: any client can send an `X-Forwarded-For`.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  if (!text || text === '0') return { ...nobody, isConfigured: text === '0' };
  if (/^[1-9]$/.test(text)) return trusting((_, hop) => hop < Number(text));
  const list = new BlockList();
  for (const part of text.split(',').map((each) => each.trim())) {
    if (!add(list, part))
      throw new ConfigError(
        `TRUST_PROXY must be a number of proxies from 1 to 9, or their addresses and networks like 10.0.0.0/8,fd00::/8, not "${text}".`,
      );
  }
  return trusting((address) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4'));
}

function add(list: BlockList, part: string): boolean {
  const [address = '', length, ...more] = part.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (length === undefined) list.addAddress(address, type);
  else if (!/^\d{1,3}$/.test(length) || Number(length) > (family === 6 ? 128 : 32)) return false;
  else list.addSubnet(address, Number(length), type);
  return true;
}

const nobody: TrustedProxies = {
  isConfigured: false,
  caller: (connectionAddress) => ({ address: plain(connectionAddress) }),
};

/** What proxies add to a request to say who sent it. */
const forwardingHeaders = [
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'x-real-ip',
];

/** Whether a request says that it was forwarded. */
export const isForwarded = (headers: Pick<Headers, 'get'>): boolean =>
  forwardingHeaders.some((name) => headers.get(name) !== null);

function trusting(isTrusted: (address: string, hop: number) => boolean): TrustedProxies {
  return {
    isConfigured: true,
    caller(connectionAddress, headers) {
      const connection = plain(connectionAddress);
      if (!isTrusted(connection, 0)) return { address: connection };
      const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((each) => plain(each.trim()));
      const known = forwarded.slice(forwarded.findLastIndex((each) => isIP(each) === 0) + 1);
      // From the nearest to the furthest: each trusted proxy names the one before it.
      const path = [connection, ...known.toReversed()];
      const address = path.find((each, hop) => !isTrusted(each, hop)) ?? path.at(-1) ?? connection;
      const protocol = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase();
      return protocol === 'http' || protocol === 'https' ? { address, protocol } : { address };
    },
  };
}

/** An address without brackets and port, and an IPv4-mapped IPv6 address as IPv4. */
function plain(address: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
}
