import { flagsByVisitor } from '@touchline/contract/flags/values';
import { regimeOf } from '@touchline/contract/consent/rules';
import type { Site } from '@touchline/contract/market/schema';
import { getVisitor } from '@touchline/contract/visitor/endpoints';
import type { Visitor } from '@touchline/contract/visitor/schema';
import { isbot } from 'isbot';
import { sql } from 'kysely';
import type { Shopper } from '../../kernel/identity/Caller.ts';
import { suggestedRegion } from '../../kernel/market/regionSuggestion.ts';
import { isOwnedBy } from '../../kernel/identity/Owner.ts';
import { associateOf } from '../../sales/associate/associates.ts';
import { ofNoOtherAssociate } from '../../sales/basket/associateProperties.ts';
import { visitorMembership } from '../loyalty/visitorMembership.ts';
import type { Router } from '../../kernel/routing/Router.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import { savedProductIds } from '../wishlist/wishlists.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';

const nobody: Visitor = { identity: { kind: 'visitor', key: '' }, bagCount: 0 };

const crawler: Visitor = { ...nobody, isCrawler: true };

/** Characters of an identity's key: enough to tell people apart. */
const keyLength = 32;

/** What public pages show of their visitor, in one small response. */
export function visitorRoutes(router: Router, shop: CommerceContext): void {
  router.route(getVisitor, async ({ caller, site, query, now, request }) => {
    // Crawlers carry no credentials.
    if (!caller && isbot(request.headers.get('user-agent'))) return crawler;
    const region = { ...(await regionOf(shop, site, query.country)), ...consentOf(site, query.region) };
    if (!caller) return { ...nobody, ...region };
    const [key, name, bagCount, flags, wishlist, membership, associate] = await Promise.all([
      keyOf(shop, caller),
      nameOf(shop, caller),
      countItems(shop, caller),
      flagsOf(shop, site, query.userId),
      wishlistOf(shop, caller),
      visitorMembership(shop.db, caller, site, now),
      associateOf(shop.db, caller),
    ]);
    return {
      identity: { kind: caller.identity, key, ...(name ? { name } : {}) },
      bagCount,
      ...flags,
      ...wishlist,
      ...region,
      ...(membership ? { membership } : {}),
      ...(associate ? { associate } : {}),
    };
  });
}

async function regionOf(
  { openMarkets, stagingSubdomain }: CommerceContext,
  site: Site,
  country: string | undefined,
): Promise<Pick<Visitor, 'region'>> {
  const region =
    country === undefined
      ? undefined
      : suggestedRegion(await openMarkets.listed(), country, site, stagingSubdomain);
  return region ? { region } : {};
}

/** The law of the region, where the market has several. */
const consentOf = ({ market }: Site, region: string | undefined): Pick<Visitor, 'consent'> =>
  market.consentByRegion ? { consent: regimeOf(market, region) } : {};

/** Derived, because the ids themselves are in tokens or name an account. */
async function keyOf(
  { secret }: CommerceContext,
  { accountId, session, shopperId }: Shopper,
): Promise<string> {
  let person = `guest ${shopperId}`;
  if (accountId !== undefined) person = `account ${accountId}`;
  else if (session) person = `session ${session.id}`;
  return (await hmacHex(secret, `identity ${person}`)).slice(0, keyLength);
}

/** The first name of whoever is signed in; a light account has none. */
async function nameOf({ db }: CommerceContext, { accountId }: Shopper): Promise<string | undefined> {
  if (accountId === undefined) return undefined;
  const found = await db
    .selectFrom('accounts')
    .select('first_name')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return found?.first_name || undefined;
}

async function flagsOf(
  shop: CommerceContext,
  { market }: Site,
  userId: string | undefined,
): Promise<Pick<Visitor, 'flags'>> {
  if (userId === undefined) return {};
  const { brand } = shop;
  return {
    flags: flagsByVisitor(await shop.flags.evaluate({ market, userId, brand, country: market.country })),
  };
}

async function wishlistOf(
  { db }: CommerceContext,
  { accountId }: Shopper,
): Promise<Pick<Visitor, 'wishlist'>> {
  const wishlist = accountId === undefined ? [] : await savedProductIds(db, accountId);
  return wishlist.length > 0 ? { wishlist } : {};
}

async function countItems({ db }: CommerceContext, caller: Shopper): Promise<number> {
  if (caller.basketId === undefined) return 0;
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum((line ->> 'quantity')::int), 0)::int as count
    from baskets b, jsonb_array_elements(coalesce(b.data -> 'lines', '[]')) as line
    where b.id = ${caller.basketId} and ${isOwnedBy('b', caller)} and b.state <> 'closed'
      and ${ofNoOtherAssociate('b', caller)}`.execute(db);
  return rows[0]?.count ?? 0;
}
