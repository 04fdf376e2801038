import { randomHex } from '../ports/Random.ts';
import { hmacHex } from '../session/hmacHex.ts';
import type { Shop } from '../Shop.ts';

type Secrets = Pick<Shop, 'random' | 'secret'>;

/** Random part of a new token: 128 bits. */
export const newSalt = ({ random }: Secrets): string => randomHex(random, 32);

/**
 * The token of a session. Derived from the stored random bits and the shop's secret, so that every call that was made
 * with the previous token gets the same new one, and the database alone opens no session.
 */
export const tokenOf = ({ secret }: Secrets, sessionId: string, salt: string): Promise<string> =>
  hmacHex(secret, `session.${sessionId}.${salt}`);

/** What is stored of a token. */
export const hashOf = ({ secret }: Secrets, token: string): Promise<string> =>
  hmacHex(secret, `session-hash.${token}`);

/** The token of a session header; `undefined` when it has not the form of one. */
export const tokenIn = (header: string): string | undefined => /^Bearer\s+([0-9a-f]{64})$/i.exec(header)?.[1];
