import * as z from 'zod/mini';
import { ProductSummary } from '../product/schema.ts';
import { launchRefusals, launchStates } from './constants.ts';
import { LaunchEvent } from './event.ts';

/** A launch with its texts and products, the same for everybody. */
export const Launch = z.extend(LaunchEvent, {
  name: z.string(),
  text: z.string(),
  products: z.array(ProductSummary),
  /** Sizes to choose from when entering a draw. */
  sizes: z.optional(z.array(z.object({ sku: z.string(), label: z.string() }))),
  /** How long a winner may take to pay, in minutes. */
  payMinutes: z.optional(z.int()),
});
export type Launch = z.infer<typeof Launch>;

/**
 * What became of an entry in a draw.
 * - `entered`: the draw is still to come.
 * - `won`: to be paid until `payUntil`.
 * - `bought`: won and ordered.
 * - `next`: not drawn yet; moves up when a winner does not pay.
 * - `lapsed`: won and not paid in time, or given up.
 */
export const entryOutcomes = ['entered', 'won', 'bought', 'next', 'lapsed'] as const;

/** What the caller may do in a launch now. */
export const LaunchStanding = z.object({
  /** The server's time, by which the page counts down. */
  now: z.string(),
  state: z.enum(launchStates),
  isSignedIn: z.boolean(),
  /** Whether the account's email address is confirmed, which entering needs. */
  isVerified: z.boolean(),
  /** The caller's membership tier; 0 for everybody else. */
  tier: z.int(),
  mayBuy: z.boolean(),
  refusal: z.optional(z.enum(launchRefusals)),
  /** The caller's place in the waiting room. */
  queue: z.optional(
    z.object({
      /** How many come first; absent before the launch, when places are not drawn yet, and with a seat. */
      ahead: z.optional(z.int()),
      /** Estimated seconds to wait; absent as long as nobody has been admitted. */
      waitSeconds: z.optional(z.int()),
      /** Until when the seat is held without a further sign of life. */
      seatUntil: z.optional(z.string()),
      /** The seat was used for an order. */
      isUsed: z.boolean(),
    }),
  ),
  /** The caller's entry in the draw. */
  entry: z.optional(
    z.object({
      sku: z.string(),
      commitment: z.string(),
      /** Proves that the commitment is the caller's; known to nobody else. */
      receipt: z.string(),
      outcome: z.enum(entryOutcomes),
      payUntil: z.optional(z.string()),
    }),
  ),
});
export type LaunchStanding = z.infer<typeof LaunchStanding>;

/** A draw as anybody can check it: see `verifyDraw`. */
export const PublishedDraw = z.object({
  launchId: z.string(),
  state: z.enum(['open', 'closed', 'drawn']),
  algorithm: z.string(),
  /** Where the seed comes from. */
  randomness: z.string(),
  /** SHA-256 of the seed, published before anybody could enter; a public beacon has none. */
  seedCommitment: z.optional(z.string()),
  /** Only once the list is closed. */
  seed: z.optional(z.string()),
  /** SHA-256 of the list: its lines `sku commitment`, sorted, joined by line feeds. */
  root: z.optional(z.string()),
  /** The entries, sorted. Before the draw only their number. */
  entries: z.array(z.object({ sku: z.string(), commitment: z.string() })),
  entryCount: z.int(),
  /** Pieces of each size. */
  pieces: z.array(z.object({ sku: z.string(), count: z.int() })),
  /** The winners of the draw, in their order. Who moved up later is not in it. */
  winners: z.array(z.object({ sku: z.string(), commitment: z.string() })),
});
export type PublishedDraw = z.infer<typeof PublishedDraw>;
