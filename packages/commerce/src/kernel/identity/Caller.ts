import type { Access, Freshness } from '@touchline/contract/access';
import type { Site } from '@touchline/contract/market/schema';
import type { Owner } from './Owner.ts';
import type { SessionKind } from './tables.ts';

/** The session of a call. */
export interface CallSession {
  readonly id: string;
  readonly kind: SessionKind;
  readonly freshness: Freshness;
  /** The account that is signed in; an associate has none. */
  readonly accountId: string | undefined;
}

/** A caller with credentials: a checkout token, a session, or both. */
export interface Shopper extends Owner {
  readonly identity: 'guest' | SessionKind;
  /** The basket of the checkout token. */
  readonly basketId: string | undefined;
  readonly session: CallSession | undefined;
  /** Launches whose waiting room gave the caller a seat, as signed in the call; whether it is still held is stored. */
  readonly seats: readonly string[];
}

/** A caller who is signed in to an account. */
export interface AccountHolder extends Shopper {
  readonly accountId: string;
  readonly session: CallSession;
}

/** An owner of the shop who is signed in to the desk. */
export interface DeskCaller {
  readonly ownerId: string;
  readonly name: string;
  /** Hash of the token of the session. */
  readonly sessionHash: string;
}

/** What a handler knows of its caller, by what its endpoint declares. */
export type CallerOf<Who extends Access> = Who['caller'] extends 'shopper'
  ? Shopper
  : Who['caller'] extends 'account' | 'fresh'
    ? AccountHolder
    : Who['caller'] extends 'visitor'
      ? Shopper | undefined
      : Who['caller'] extends 'owner'
        ? DeskCaller
        : undefined;

/** A shopper's call, for functions that work for several endpoints. */
export interface ShopperCall {
  readonly caller: Shopper;
  readonly site: Site;
  readonly now: Date;
}
