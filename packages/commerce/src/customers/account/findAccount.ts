import type { Kysely } from 'kysely';
import type { Database } from '../../kernel/database/schema.ts';

/** An account as far as signing in needs it. */
export interface StoredAccount {
  readonly id: string;
  readonly email: string;
  readonly level: 'light' | 'full';
  readonly passwordHash: string | null;
  readonly birthDate: string | null;
  readonly confirmedAge: number | null;
  readonly verifiedAt: Date | null;
  readonly blockedAt: Date | null;
  readonly language: string;
}

const columns = [
  'id',
  'level',
  'password_hash as passwordHash',
  'birth_date as birthDate',
  'confirmed_age as confirmedAge',
  'verified_at as verifiedAt',
  'blocked_at as blockedAt',
  'language',
] as const;

/** The account of an address in its one spelling. */
export async function accountOf(db: Kysely<Database>, email: string): Promise<StoredAccount | undefined> {
  const row = await db.selectFrom('accounts').select(columns).where('email', '=', email).executeTakeFirst();
  return row && { ...row, email };
}
