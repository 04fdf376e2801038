import { randomHex, type Random } from '../../kernel/ports/Random.ts';
import { argonCost, hashable, type PasswordHasher } from './PasswordHasher.ts';

/** Argon2id as WebAssembly, for a back end in a page. Loaded with the first password. */
export function wasmHasher(random: Random): PasswordHasher {
  return {
    async hash(password) {
      const { argon2id } = await import('hash-wasm');
      return argon2id({
        password: hashable(password),
        salt: randomHex(random, 32),
        memorySize: argonCost.kibibytes,
        iterations: argonCost.rounds,
        parallelism: argonCost.lanes,
        hashLength: 32,
        outputType: 'encoded',
      });
    },
    async verify(hash, password) {
      const { argon2Verify } = await import('hash-wasm');
      try {
        return await argon2Verify({ hash, password: hashable(password) });
      } catch {
        return false;
      }
    },
  };
}
