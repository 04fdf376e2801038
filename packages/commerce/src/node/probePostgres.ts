import { Socket } from 'node:net';
import pg from 'pg';

/**
 * Whether a PostgreSQL server is there: rejects when nothing came back from it in time. A refusal (no such database,
 * too many connections, nobody listens) counts as an answer: such errors come at once and need no waiting.
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
  // After the callbacks of the network: a process that was busy finds the answer there before it gives up.
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
