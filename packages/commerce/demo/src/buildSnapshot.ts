// Makes the database a new demo shop starts from: schema and demo catalogue, in dist/demo.snapshot.
import { mkdir, writeFile } from 'node:fs/promises';
import { migrate } from '@touchline/commerce/database/migrate';
import { openPglite } from '@touchline/commerce/database/openPglite';
import { readMarkets } from '@touchline/commerce/node/readMarkets';
import { inDemo } from './demoFolder.ts';
import { loadManifest } from './openDemo.ts';
import { picturesOf, readManifest } from './pictureManifest.ts';
import { markPrepared, seedDemo } from './seedDemo.ts';

const opened = await openPglite();
await migrate(opened.db);
// Plain addresses: a page that starts from it has a folder of files only. A server puts the versions in when it starts.
const pictures = picturesOf(readManifest(await loadManifest()));
await seedDemo(opened.db, { markets: readMarkets(), pictures, now: new Date() });
await markPrepared(opened.db);
const snapshot = await opened.snapshot();
await opened.close();
await mkdir(inDemo('dist'), { recursive: true });
await writeFile(inDemo('dist/demo.snapshot'), Buffer.from(await snapshot.arrayBuffer()));
process.stdout.write(`dist/demo.snapshot: ${(snapshot.size / 1024 / 1024).toFixed(1)} MB\n`);
