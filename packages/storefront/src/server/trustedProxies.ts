import { BlockList, isIP } from 'node:net';
import { ConfigError } from './ConfigError.ts';

/** Who calls, as far as the network knows. */
export interface Caller {
  /** Address of the shopper's machine. Limits count by it; it gives no rights. */
  address: string;
  /** What a believed proxy says the shopper's browser spoke with it; absent when nobody believed says so. */
  protocol?: 'http' | 'https';
}

/** Who calls, and the name of this one call in all logs. */
export interface KnownCaller extends Caller {
  requestId: string;
}

/** Which of the machines in front of the shop are believed when they say for whom they call. */
export interface TrustedProxies {
  caller(connectionAddress: string, headers: Headers): Caller;
}

/**
 * Reads `TRUST_PROXY`: the number of proxies in front of the shop, or the addresses and networks they call from.
 * Nobody is believed without it: anyone can write an `X-Forwarded-For`.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  if (!text || text === '0') return nobody;
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

const nobody: TrustedProxies = { caller: (connectionAddress) => ({ address: plain(connectionAddress) }) };

function trusting(isTrusted: (address: string, hop: number) => boolean): TrustedProxies {
  return {
    caller(connectionAddress, headers) {
      let address = plain(connectionAddress);
      const told = (headers.get('x-forwarded-for') ?? '').split(',');
      let hop = 0;
      // From the nearest on: each that is believed names the one before it.
      while (isTrusted(address, hop)) {
        const before = plain(told.pop()?.trim() ?? '');
        if (isIP(before) === 0) break;
        address = before;
        hop += 1;
      }
      if (!isTrusted(plain(connectionAddress), 0)) return { address };
      const protocol = headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase();
      return protocol === 'http' || protocol === 'https' ? { address, protocol } : { address };
    },
  };
}

/** Without brackets and port, and an IPv4 address that came by IPv6 as itself. */
function plain(address: string): string {
  const bare = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  return /^::ffff:([\d.]+)$/i.exec(bare)?.[1] ?? bare;
}
