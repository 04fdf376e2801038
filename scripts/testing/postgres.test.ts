import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startPostgres } from './postgres.mjs';

it('brings an empty PostgreSQL with the search extensions, and takes it away again', async () => {
  const server = await startPostgres();
  const client = new Client(server.url);
  await client.connect();
  const { rows } = await client.query(
    "select name from pg_available_extensions where name in ('pg_trgm', 'unaccent')",
  );
  expect(rows).toHaveLength(2);
  await client.end();
  await server.stop();
  await expect(new Client(server.url).connect()).rejects.toThrow('ECONNREFUSED');
}, 30_000);
