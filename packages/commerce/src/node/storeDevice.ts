// Registers a device of a store, on which its associates sign in.
import { parseArgs } from 'node:util';
import { randomHex, systemRandom } from '../kernel/ports/Random.ts';
import { registerDevice } from '../sales/associate/registerDevice.ts';
import { inShopDatabase, type CommandPlace } from './inShopDatabase.ts';

const usage = `Usage: npm run store:device -- STORE_ID "STORE NAME" --employee "NUMBER NAME" [--employee …]

Makes a code for one device of a store and shows it once; --employee adds somebody who may sign in there.
With the embedded database the shop has to be stopped. DATA_DIR and DATABASE_URL are the shop's.
`;

/** A code of 80 random bits, in groups of five. */
const newCode = (): string => (randomHex(systemRandom, 20).toUpperCase().match(/.{5}/g) ?? []).join('-');

/** Runs the command; answers the exit status: 0 good, 1 the database could not be opened, 2 wrong usage. */
export async function storeDevice(args: readonly string[], place: CommandPlace): Promise<number> {
  const order = readOrder(args);
  if (!order) {
    process.stderr.write(usage);
    return 2;
  }
  return inShopDatabase(place, async ({ db }) => {
    const code = newCode();
    await registerDevice(db, code, order, new Date());
    process.stdout.write(`${code}\n`);
    return 0;
  });
}

function readOrder(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { employee: { type: 'string', multiple: true } },
    });
    const [storeId, storeName, more] = positionals;
    const employees = (values.employee ?? []).map((text) => {
      const [employeeId = '', ...name] = text.trim().split(/\s+/);
      return { employeeId: employeeId.toUpperCase(), name: name.join(' ') };
    });
    const isSound = employees.length > 0 && employees.every(({ name }) => name !== '');
    if (!storeId || !storeName || more !== undefined || !isSound) return undefined;
    return { storeId, storeName, employees };
  } catch {
    return undefined;
  }
}
