import { privacyLinkDays } from '@touchline/contract/privacyRequest/constants';
import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';
import { randomHex } from '../../kernel/ports/Random.ts';
import { DerivedKeys } from '../../kernel/session/DerivedKeys.ts';
import { hmacHex } from '../../kernel/session/hmacHex.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';
import type { PrivacyLinkPurpose } from './tables.ts';

type Needs = Pick<CommerceContext, 'clock' | 'random' | 'secret' | 'secrets'> & {
  readonly db: Kysely<Database>;
};

/** How long a used link can be downloaded from: a connection may break. */
const ticketMs = 600_000;

const keys = new DerivedKeys('privacy');

const ticketHashOf = (secret: string, ticket: string): Promise<string> =>
  hmacHex(secret, `privacy-ticket.${ticket}`);

/** Makes the link of a case. */
export async function makeLink(shop: Needs, caseId: string, purpose: PrivacyLinkPurpose): Promise<void> {
  const { salt, hash } = await keys.make(shop, purpose, caseId);
  await shop.db
    .insertInto('privacy_links')
    .values({
      ...{ case_id: caseId, purpose, salt, used_at: null, ticket_hash: null, ticket_until: null },
      key_hash: hash,
      expires_at: new Date(shop.clock.now().getTime() + privacyLinkDays * 86_400_000),
    })
    .execute();
}

/** The key of a link that works, for a mail; `undefined` when there is none. */
export async function keyOfLink(
  shop: Needs,
  caseId: string,
  purpose: PrivacyLinkPurpose,
): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('privacy_links')
    .select(['salt', 'key_hash as hash'])
    .where('case_id', '=', caseId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', shop.clock.now())
    .executeTakeFirst();
  return row && keys.read(shop, row, purpose, caseId);
}

/** The id of the case that a key opens; `undefined` when the key is wrong or over. */
export async function caseOfKey(
  shop: Needs,
  key: string,
  purposes: readonly PrivacyLinkPurpose[],
): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('privacy_links')
    .select('case_id as id')
    .where('key_hash', 'in', await keys.hashesOf(shop, key))
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', shop.clock.now())
    .executeTakeFirst();
  return row?.id;
}

/** Uses the link of an archive up; of many uses at once one gets a ticket. */
export async function takeArchiveLink(
  shop: Needs,
  key: string,
): Promise<{ readonly caseId: string; readonly ticket: string } | undefined> {
  const now = shop.clock.now();
  const ticket = randomHex(shop.random, 32);
  const taken = await shop.db
    .updateTable('privacy_links')
    .set({
      used_at: now,
      ticket_hash: await ticketHashOf(shop.secret, ticket),
      ticket_until: new Date(now.getTime() + ticketMs),
    })
    .where('key_hash', 'in', await keys.hashesOf(shop, key))
    .where('purpose', '=', 'archive')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('case_id as caseId')
    .executeTakeFirst();
  return taken && { caseId: taken.caseId, ticket };
}

/** The id of the case whose archive a ticket downloads; `undefined` when it is wrong or over. */
export async function caseOfTicket(shop: Needs, ticket: string): Promise<string | undefined> {
  const row = await shop.db
    .selectFrom('privacy_links')
    .select('case_id as id')
    .where('ticket_hash', 'in', await Promise.all(shop.secrets.map((secret) => ticketHashOf(secret, ticket))))
    .where('ticket_until', '>', shop.clock.now())
    .executeTakeFirst();
  return row?.id;
}
