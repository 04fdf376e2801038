import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Checks that a PostgreSQL server responds: rejects when nothing came back in time. An error response (no such
 * database, too many connections, connection refused) counts as a response, because such errors need no waiting.
 */
export async function probePostgres(url: string, milliseconds: number): Promise<void> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    application_name: 'touchline probe',
    stream: () => socket,
  });
  client.on('error', () => undefined);
  let isLate = false;
  // Runs after network callbacks: a busy process then sees a response that has already arrived before it gives up.
  const giveUp = () => {
    isLate = true;
    socket.destroy();
  };
  const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    if (isLate) throw error;
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}
