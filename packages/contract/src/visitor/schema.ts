import * as z from 'zod/mini';
import { identities } from '../access.ts';
import { Associate } from '../associate/schema.ts';
import { AnyFlagValue } from '../flags/schema.ts';
import { ConsentRegime } from '../consent/schema.ts';
import { Language, ShopLocation } from '../market/schema.ts';
import { VisitorMembership } from '../loyalty/schema.ts';

/** Who the shop knows the visitor as; see `Identity` in `access.ts`. */
export const IdentityKind = z.enum(identities);
export type IdentityKind = z.infer<typeof IdentityKind>;

export const Identity = z.object({
  kind: IdentityKind,
  /** Differs from one person to the next and tells nothing about them; empty for a `visitor`. */
  key: z.string(),
  /** The name to greet with. */
  name: z.optional(z.string()),
});
export type Identity = z.infer<typeof Identity>;

/** The region that a visitor seems to be in, where it is another than that of the page and has a shop. */
export const SuggestedRegion = z.object({
  ...z.pick(ShopLocation, { country: true, name: true, currency: true, origin: true }).shape,
  /** The language to open there: that of the page where the region has it. */
  language: Language,
});
export type SuggestedRegion = z.infer<typeof SuggestedRegion>;

/** What public pages show of their visitor; the pages themselves are the same for everybody. */
export const Visitor = z.object({
  identity: Identity,
  /** Number of items in the bag. */
  bagCount: z.number(),
  /** Ids of the products that whoever is signed in has saved in any wishlist; left out where there are none. */
  wishlist: z.optional(z.array(z.string())),
  /** The membership of whoever is signed in; left out where there is no programme. */
  membership: z.optional(VisitorMembership),
  /** The store associate who is signed in on this device. */
  associate: z.optional(Associate),
  /** It is a crawler: no dialog opens by itself. */
  isCrawler: z.optional(z.literal(true)),
  /** The flags that differ by visitor, for one with a session. */
  flags: z.optional(z.record(z.string(), AnyFlagValue)),
  /** Suggested once, where the visitor has chosen no region. */
  region: z.optional(SuggestedRegion),
  /** How the law treats cookies where the visitor is; left out where it is the same in all of the market. */
  consent: z.optional(ConsentRegime),
});
export type Visitor = z.infer<typeof Visitor>;
