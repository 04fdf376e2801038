import type { ColumnType, Generated } from 'kysely';
import type { Migration } from '../kernel/database/Migration.ts';

export interface MailTables {
  /** The outbox: written in the statement that makes a mail necessary, sent by a job. */
  mails: {
    /** What it is about: `order-placed:TL-2026-7K4F9Q`. One mail per id. */
    id: string;
    kind: string;
    recipient: string;
    language: string;
    data: ColumnType<unknown, string, string>;
    created_at: Date;
    sent_at: Date | null;
    attempts: Generated<number>;
    /** Earliest time of the next attempt; while a process is sending it, the end of its claim. */
    next_try_at: Date | null;
    /** Refused for good, or tried too often. */
    failed_at: Date | null;
    /** The reason of the last failure, for the operator. */
    failure: string | null;
  };
}

export const mailMigrations: readonly Migration[] = [
  {
    name: 'mail-001',
    statements: [
      'alter table mails add column attempts int not null default 0',
      'alter table mails add column next_try_at timestamptz',
      'alter table mails add column failed_at timestamptz',
      'alter table mails add column failure text',
      'drop index mails_waiting',
      'create index mails_waiting on mails (next_try_at, created_at) where sent_at is null and failed_at is null',
      'create index mails_created on mails (created_at)',
    ],
  },
];
