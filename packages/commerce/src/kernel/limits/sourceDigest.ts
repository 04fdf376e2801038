import { hmacHex } from '../session/hmacHex.ts';
import type { Shop } from '../../app/Shop.ts';

/** Keyed digest of the network of a caller, for rows that say where something came from. */
export const sourceDigestOf = async ({ secret }: Pick<Shop, 'secret'>, source: string): Promise<string> =>
  (await hmacHex(secret, `source.${source}`)).slice(0, 32);
