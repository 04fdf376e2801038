import { migrate } from '@touchline/commerce/database/migrate';
import { openPglite, type OpenPglite } from '@touchline/commerce/database/openPglite';
import snapshotUrl from '@touchline/demo/snapshot?url';
import { databaseParts } from './databaseParts.ts';

/** The database of the demo shop, in this page's memory. */
export async function openDemoDatabase(): Promise<OpenPglite> {
  const [parts, answer] = await Promise.all([databaseParts(), fetch(snapshotUrl)]);
  if (!answer.ok)
    throw new Error(`The demo snapshot answered ${answer.status}: build packages/commerce/demo first.`);
  const opened = await openPglite({ snapshot: await answer.blob(), ...(parts ? { parts } : {}) });
  await migrate(opened.db);
  return opened;
}
