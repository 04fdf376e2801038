/** Hashes passwords by Argon2id; hashes are PHC strings, which any implementation can check. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash. `false` for a hash it can't read. */
  verify(hash: string, password: string): Promise<boolean>;
}

/** Cost of a hash: 19 MiB, 2 rounds, 1 lane (OWASP Password Storage Cheat Sheet). */
export const argonCost = { kibibytes: 19_456, rounds: 2, lanes: 1 } as const;

/** Whether a hash was made with less than the present cost, and is to be made again at the next sign-in. */
export function isOutdated(hash: string): boolean {
  const [, memory, rounds, lanes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(hash) ?? [];
  return (
    Number(memory ?? 0) < argonCost.kibibytes ||
    Number(rounds ?? 0) < argonCost.rounds ||
    Number(lanes ?? 0) < argonCost.lanes
  );
}

/**
 * Checked where an account has no password or does not exist, so that both take the time of a hash. Its digits are
 * random and belong to no password.
 */
export const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$kd5XqQ3m2b8fYwS0uJx1Ag$9c0Zr5mJx2Qh7TnVb4LkE8sWyUo1Pd3GfAiRtNzXqKM';

/** The form of a password that is hashed: two ways to type one character are the same. */
export const hashable = (password: string): string => password.normalize('NFKC');
