import { sha256 } from '@touchline/contract/launch/draw';
import { hmacHex } from '../../kernel/session/hmacHex.ts';

/** The launch that a seed is for. */
export interface SeededLaunch {
  readonly id: string;
  /** When its list of entries is closed. */
  readonly closesAt: Date;
  /** SHA-256 of the seed, as it was announced before. */
  readonly commitment?: string | undefined;
}

/** What is known of a seed before anybody can enter. */
export interface SeedAnnouncement {
  /** Where the seed comes from, for people: a beacon with its round, or this shop. */
  readonly source: string;
  /** SHA-256 of the seed, where it is known in advance. */
  readonly commitment?: string;
}

/** Where the seeds of draws come from: a public beacon, or `commitReveal`. */
export interface PublicRandomness {
  announce(launch: SeededLaunch): Promise<SeedAnnouncement>;
  /** The seed, asked for once the list is closed; `undefined` as long as it is not out. */
  reveal(launch: SeededLaunch): Promise<string | undefined>;
}

/**
 * Seeds that follow from the shop's secret: their digest is published with the launch, and the seed after the draw. So
 * nobody can choose another seed later; that the shop knows it in advance is what a public beacon is better at.
 */
export function commitReveal(...secrets: readonly string[]): PublicRandomness {
  /** By the secret that the announced digest follows from: the shop's may have changed since. */
  async function seedOf({ id, commitment }: SeededLaunch): Promise<string | undefined> {
    for (const secret of secrets) {
      const seed = await hmacHex(secret, `launch draw.${id}`);
      if (commitment === undefined || (await sha256(seed)) === commitment) return seed;
    }
    return undefined;
  }
  return {
    async announce(launch) {
      const seed = await seedOf(launch);
      const commitment = seed === undefined ? launch.commitment : await sha256(seed);
      return { source: 'commit-reveal', ...(commitment === undefined ? {} : { commitment }) };
    },
    reveal: seedOf,
  };
}
