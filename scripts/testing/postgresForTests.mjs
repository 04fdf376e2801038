import { startPostgres } from './postgres.mjs';

/**
 * Vitest global set-up of the back end: one PostgreSQL for all files, its address in TEST_DATABASE_URL.
 * A file makes its own database in it (`create database …`), so that files can run side by side.
 */
export default async function postgresForTests() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const server = await startPostgres();
  process.env.TEST_DATABASE_URL = server.url;
  return () => server.stop();
}
