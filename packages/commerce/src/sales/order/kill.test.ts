import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../kernel/database/migrate.ts';
import { openPostgres } from '../../node/openPostgres.ts';
import { crashPoints } from './CrashPoints.ts';
import { openCheckout } from './testing/openCheckout.ts';

const server = process.env['TEST_DATABASE_URL'];
const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Below the project, so that the program finds the installed packages. */
const built = fileAt('../../../../../node_modules/.cache/touchline/crash');

/** Puts the program into one file: loading the back end's modules one by one takes Node seconds, for each crash. */
async function buildProgram(): Promise<void> {
  const conditions = ['touchline-source', 'module', 'node'];
  await build({
    ...{ configFile: false, logLevel: 'error', publicDir: false },
    ssr: { noExternal: [/^@touchline\//], resolve: { conditions } },
    build: {
      ...{ ssr: fileAt('../../node/testing/crashProgram.ts'), outDir: built, target: 'node20' },
      rolldownOptions: { output: { entryFileNames: 'crash.mjs' } },
    },
  });
}

/** Runs the shop in a process that kills itself; returns the signal that ended it. */
function dieAt(point: string, url: string): Promise<string | null> {
  const child = spawn(process.execPath, [`${built}/crash.mjs`, point, url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (_, signal) => resolve(signal));
  });
}

describe.skipIf(!server)('kill -9 in the middle of placing (PostgreSQL)', () => {
  beforeAll(buildProgram);

  it('turns each authorisation into one order or a release, at every crash point', async () => {
    const admin = openPostgres(server ?? '', { size: 1 });
    for (const point of crashPoints) {
      const name = `kill_${crypto.randomUUID().replaceAll('-', '')}`;
      await sql`create database ${sql.ref(name)}`.execute(admin.db);
      const url = new URL(server ?? '');
      url.pathname = `/${name}`;
      const database = openPostgres(url.href, { size: 4 });
      await migrate(database.db);
      expect(await dieAt(point, url.href)).toBe('SIGKILL');
      const restarted = await openCheckout(database, { products: [] });
      restarted.clock.advance(5 * 60_000);
      await restarted.jobs.reconcile();
      const [order] = await restarted.rows<{ status: string; state: string }>(
        'select o.status, p.state from orders o join payments p on p.order_id = o.id',
      );
      const [books] = await restarted.rows<{ state: string }>('select state from sandbox_payment');
      const isPlaced = point !== 'intent-written';
      expect(order).toEqual(
        isPlaced ? { status: 'new', state: 'authorised' } : { status: 'failed', state: 'abandoned' },
      );
      expect(books?.state).toBe(isPlaced ? 'authorised' : 'voided');
      expect(await restarted.stock('TL4101_080')).toEqual({ onHand: isPlaced ? 4 : 5, held: 0 });
      await database.close();
      await sql`drop database ${sql.ref(name)} with (force)`.execute(admin.db);
    }
    await admin.close();
  }, 180_000);
});
