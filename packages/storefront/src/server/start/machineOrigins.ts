import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/**
 * The origins at which this machine's own addresses reach a port, for example from a phone in the same network. IP
 * addresses only: the owner of a host name could point it here.
 */
export function machineOrigins(port: number): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address }) => !address.startsWith('fe80:'))
    .map(({ address }) => new URL(`http://${isIPv6(address) ? `[${address}]` : address}:${port}`).origin);
}
