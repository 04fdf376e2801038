import { DerivedKeys } from '../session/DerivedKeys.ts';

/** The tokens of sessions: every call that was made with the previous token gets the same new one. */
export const sessionTokens = new DerivedKeys('session', { length: 64 });

/** The token of a session header; `undefined` when it has not the form of one. */
export const tokenIn = (header: string): string | undefined => /^Bearer\s+([0-9a-f]{64})$/i.exec(header)?.[1];
