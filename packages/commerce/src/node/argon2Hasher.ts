import { hash, verify } from '@node-rs/argon2';
import { argonCost, hashable, type PasswordHasher } from '../customers/account/PasswordHasher.ts';

/** Argon2id as native code, in threads of its own. */
export const argon2Hasher: PasswordHasher = {
  // Argon2id is the library's default algorithm.
  hash: (password) =>
    hash(hashable(password), {
      memoryCost: argonCost.kibibytes,
      timeCost: argonCost.rounds,
      parallelism: argonCost.lanes,
    }),
  async verify(known, password) {
    try {
      return await verify(known, hashable(password));
    } catch {
      return false;
    }
  },
};
