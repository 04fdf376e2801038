// Links that sign owners in to the desk.
import { resolve } from 'node:path';
import { makeSignInLink } from '../desk/signInLinks.ts';
import { systemRandom } from '../kernel/ports/Random.ts';
import { askRunningShop, type OperatorEvent } from './import/operatorSocket.ts';
import { inShopDatabase, type CommandPlace } from './inShopDatabase.ts';

const usage = `Usage: npm run desk -- link [NAME]

Makes a link that signs an owner of this name (without one, "Owner") in to the desk: good once, for 15 minutes. The shop may
be running. DATA_DIR, DATABASE_URL, SHOP_ORIGIN and PORT are the shop's.
`;

/** Runs the command; answers the exit status: 0 good, 1 the database could not be opened, 2 wrong usage. */
export async function desk(args: readonly string[], place: CommandPlace): Promise<number> {
  const [command, name = 'Owner', more] = args;
  if (command !== 'link' || more !== undefined || !/^\S.{0,49}$/.test(name)) {
    process.stderr.write(usage);
    return 2;
  }
  const { env } = process;
  const origin = env['SHOP_ORIGIN'] || `http://localhost:${env['PORT'] || '3000'}`;
  const print = (path: string) => process.stdout.write(`${origin}${path}\n`);
  let isFailed = false;
  const hear = (event: OperatorEvent) => {
    if (event.kind === 'deskLink') print(event.path);
    isFailed = event.kind === 'failed';
    if (event.kind === 'failed') process.stderr.write(`${event.problem.message}\n`);
  };
  const dataDir = resolve(env['DATA_DIR'] || place.defaultDataDir);
  // The embedded database is in use while the shop runs: the shop makes the link itself.
  if (!env['DATABASE_URL'] && (await askRunningShop(dataDir, { deskLinkFor: name }, hear)))
    return isFailed ? 1 : 0;
  return inShopDatabase(place, async ({ db }) => {
    print(await makeSignInLink({ db, random: systemRandom, now: new Date() }, name));
    return 0;
  });
}
