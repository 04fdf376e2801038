import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { randomHex } from '../ports/Random.ts';
import type { CommerceContext } from '../../app/CommerceContext.ts';

/** The shop, with the transaction that makes a mail necessary. */
export type Outbox = Pick<CommerceContext, 'clock' | 'random'> & { readonly db: Kysely<Database> };

/** A mail, and what it is about. Its texts and the keys of its links are made when it is sent. */
export type NewMail<Kind extends string, Data extends object> = Data & {
  readonly kind: Kind;
  readonly recipient: string;
  readonly language: string;
};

/** A function that writes mails of some kinds into the outbox, from which a job sends them. */
export function mailWriter<Kind extends string, Data extends object>() {
  return async (
    { db, clock, random }: Outbox,
    { kind, recipient, language, ...data }: NewMail<Kind, Data>,
  ): Promise<void> => {
    const id = `${kind}:${randomHex(random, 24)}`;
    await db
      .insertInto('mails')
      .values({ id, kind, recipient, language, data: JSON.stringify(data), created_at: clock.now() })
      .execute();
  };
}
