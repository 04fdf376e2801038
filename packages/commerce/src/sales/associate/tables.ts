import type { Migration } from '../../kernel/database/Migration.ts';

export interface AssociateTables {
  /** Devices of stores on which associates sign in; the code itself is known to the store alone. */
  store_devices: { id: string; store_id: string; store_name: string; code_hash: string; created_at: Date };
  /** Who may sign in on the devices of a store. */
  store_employees: { store_id: string; employee_id: string; name: string };
  /** Who is signed in by a session of the kind `associate`, and where. */
  associate_sessions: {
    session_id: string;
    store_id: string;
    store_name: string;
    employee_id: string;
    name: string;
  };
}

export const associateMigrations: readonly Migration[] = [
  {
    name: 'associate-001',
    statements: [
      `create table store_devices (
         id text primary key, store_id text not null, store_name text not null, code_hash text not null unique,
         created_at timestamptz not null
       )`,
      `create table store_employees (
         store_id text not null, employee_id text not null, name text not null, primary key (store_id, employee_id)
       )`,
      `create table associate_sessions (
         session_id text primary key references sessions (id) on delete cascade,
         store_id text not null, store_name text not null, employee_id text not null, name text not null
       )`,
      `create index baskets_of_associates on baskets ((data->'properties'->>'associateToken'))
         where state = 'open' and data->'properties'->>'associateToken' is not null`,
    ],
  },
  { name: 'associate-002-store', statements: ['alter table sessions add column store_id text'] },
];
