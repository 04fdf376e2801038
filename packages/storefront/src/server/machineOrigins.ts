import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * The origins at which this machine's own addresses reach a port, as a phone in the same network does. Numbers only: a
 * name could be made to lead here by whoever owns it.
 */
export function machineOrigins(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address }) => !address.startsWith('fe80:'))
    .map(({ address }) => new URL(`http://${isIPv6(address) ? `[${address}]` : address}:${port}`).origin);
}
