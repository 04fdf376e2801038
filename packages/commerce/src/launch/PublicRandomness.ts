import { sha256 } from '@touchline/contract/launch/draw';
import { hmacHex } from '../session/hmacHex.ts';

/** The launch that a seed is for. */
export interface SeededLaunch {
  readonly id: string;
  /** When its list of entries is closed. */
  readonly closesAt: Date;
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
export function commitReveal(secret: string): PublicRandomness {
  const seedOf = ({ id }: SeededLaunch) => hmacHex(secret, `launch draw.${id}`);
  return {
    announce: async (launch) => ({ source: 'commit-reveal', commitment: await sha256(await seedOf(launch)) }),
    reveal: seedOf,
  };
}
