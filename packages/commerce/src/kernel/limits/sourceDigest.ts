import { hmacHex } from '../session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** Keyed digest of the network of a caller, for rows that say where something came from. */
export const sourceDigestOf = async (
  { secret }: Pick<CommerceContext, 'secret'>,
  source: string,
): Promise<string> => (await hmacHex(secret, `source.${source}`)).slice(0, 32);
