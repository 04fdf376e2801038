import type { BasketAddress } from '@touchline/contract/basket/schema';
import { sql, type RawBuilder } from 'kysely';
import { normalizeEmail } from '@touchline/contract/contact/emailAddress';
import { mailboxOf } from '../../kernel/address/mailboxOf.ts';
import type { ComputedBasket } from '../basket/computeBasket.ts';
import { foldText } from '../../catalogue/products/foldText.ts';
import type { ValueOf } from '../../kernel/database/fixedStatement.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** A product of a basket that one person may buy only so often. */
export interface LimitedProduct {
  readonly productId: string;
  readonly name: string;
  readonly max: number;
  /** How many the basket takes, of all sizes together. */
  readonly quantity: number;
}

/** The products of a basket that have a limit, in the order of their ids. */
export function limitedProducts({ lines }: Pick<ComputedBasket, 'lines'>): LimitedProduct[] {
  const products = new Map<string, LimitedProduct>();
  for (const { line, facts } of lines) {
    if (!facts || facts.maxPerPerson === null) continue;
    const { productId, name, maxPerPerson: max } = facts;
    const before = products.get(productId)?.quantity ?? 0;
    products.set(productId, { productId, name, max, quantity: before + line.quantity });
  }
  return [...products.values()].toSorted((one, other) => (one.productId < other.productId ? -1 : 1));
}

/** What tells that two orders are of one person. */
export interface PersonTraits {
  readonly accountId: string | undefined;
  readonly email: string;
  /** Where the parcel goes; absent where it waits at a shop, which many people share. */
  readonly address: Pick<BasketAddress, 'country' | 'zipcode' | 'address1' | 'address2'> | undefined;
  /** The provider's fingerprint of the card, where it tells one. */
  readonly card: string | undefined;
}

/**
 * Keyed digests of an account, a mailbox, a door and a card, sorted. Two orders that share one of them count together,
 * whether they were placed by a guest or an account.
 */
export async function personKeys(
  { secrets }: Pick<CommerceContext, 'secrets'>,
  { accountId, email, address, card }: PersonTraits,
): Promise<string[]> {
  const traits = [
    ...(accountId === undefined ? [] : [`account ${accountId}`]),
    `mailbox ${mailboxOf(normalizeEmail(email) ?? email.trim().toLowerCase())}`,
    ...(address ? [`door ${doorOf(address)}`] : []),
    ...(card === undefined ? [] : [`card ${card}`]),
  ];
  // By each secret that the shop knows: an order placed before it was changed still counts.
  const keys = await Promise.all(
    secrets.flatMap((secret) =>
      traits.map(async (trait) => (await hmacHex(secret, `person.${trait}`)).slice(0, 32)),
    ),
  );
  return keys.toSorted();
}

/**
 * An address without what can be written in several ways: signs, spaces, case and accents. Of the second line only its
 * numbers count, so that the flats of a house are different doors and "Flat 3" is "apt. 3".
 */
export function doorOf({
  country,
  zipcode,
  address1,
  address2,
}: NonNullable<PersonTraits['address']>): string {
  const bare = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
  const numbers = (foldText(address2 ?? '').match(/\p{N}+/gu) ?? []).join('.');
  return [country, bare(zipcode), bare(address1), numbers].join('|');
}

/** The values of a statement that counts what a person has bought. */
export interface PersonLimitValues {
  readonly persons: readonly string[];
  readonly limited: readonly string[];
  /** How many of each of the `limited` this order takes, and how many there may be. */
  readonly limitedQuantities: readonly number[];
  readonly limitedMax: readonly number[];
}

export const personLimitValues = (
  persons: readonly string[],
  products: readonly LimitedProduct[],
): PersonLimitValues => ({
  persons,
  limited: products.map(({ productId }) => productId),
  limitedQuantities: products.map(({ quantity }) => quantity),
  limitedMax: products.map(({ max }) => max),
});

/**
 * A CTE `bought (product_id, quantity, wanted, max)` of what a person has bought, counted under locks on the persons that
 * are kept until the statement ends. It comes after `tried`, so that all locks are taken in one order.
 */
export const boughtUnderLock = (value: ValueOf<PersonLimitValues>): RawBuilder<unknown> => sql`
  bought as materialized (
    select b.product_id, b.quantity, l.wanted, l.max from tried
    cross join lateral person_bought_under_lock(tried.by_shopper, ${value('persons')}::text[], ${value('limited')}::text[]) b
    join unnest(${value('limited')}::text[], ${value('limitedQuantities')}::int[], ${value('limitedMax')}::int[])
      as l (product_id, wanted, max) on l.product_id = b.product_id)`;

/** SQL that writes what an order takes of limited products. */
export const writeBought = (value: ValueOf<PersonLimitValues>): RawBuilder<unknown> => sql`
  insert into limited_purchases (order_id, product_id, person, quantity)
  select ordered.id, bought.product_id, p.person, bought.wanted
  from ordered, bought, unnest(${value('persons')}::text[]) as p (person)`;
