// Orders by hand: what there is to pack, and what has become of it.
import { parseArgs } from 'node:util';
import { formatMinor } from '@touchline/contract/money';
import { maxCarrierLength, ShipmentEvent } from '@touchline/contract/order/parcelSchema';
import type { OpenDatabase } from '../kernel/database/OpenDatabase.ts';
import { Failure } from '../kernel/failure/Failure.ts';
import { systemClock, type Clock } from '../kernel/ports/Clock.ts';
import { Counters } from '../kernel/ports/Counters.ts';
import { silentLog } from '../kernel/ports/Log.ts';
import { randomHex, systemRandom } from '../kernel/ports/Random.ts';
import { heardOf, type HearingShop } from '../sales/fulfilment/heardOf.ts';
import { openParcels, parcelIdOf } from '../sales/fulfilment/openParcels.ts';
import { parcelsIn } from '../sales/fulfilment/parcelViews.ts';
import { anyOrder } from '../sales/order/loadOrder.ts';
import { markRefunded, refundsByHand } from '../sales/returns/refundsByHand.ts';
import { receiveReturn, type ReceivingShop } from '../sales/returns/receiveReturn.ts';
import { refuseReturn } from '../sales/returns/refuseReturn.ts';
import { inShopDatabase, type CommandPlace } from './inShopDatabase.ts';

const usage = `Usage: npm run orders -- list [--status new|open|completed|cancelled|replaced] [--limit 50]
       npm run orders -- show ORDER
       npm run orders -- packed|sent|out|delivered|ready|collected ORDER [--parcel 1]
                         [--carrier NAME] [--tracking NUMBER] [--url https://…]
       npm run orders -- returned RETURN [--refused PRODUCT] [--refused PRODUCT]
       npm run orders -- refused RETURN
       npm run orders -- refunds
       npm run orders -- refunded RETURN --reference TEXT

Shows orders and tells the shop what has become of a parcel: whoever ordered gets the mail, and the money of what is sent is
taken by the running shop. A return whose condition is not taken is \`refused\`: it goes back to whoever sent it; so do the
products of a return that \`--refused\` names, by their numbers with the size, and the rest is taken. What was paid in cash is given
back by a person: \`refunds\` lists what is owed, \`refunded\` notes that it is done, with a reference by which it is found, as of a
bank transfer. With the embedded database the shop has to be stopped. DATA_DIR and DATABASE_URL are the shop's.
`;

/** The commands that tell of a parcel, and the state each means. */
const states = {
  packed: 'packed',
  sent: 'sent',
  out: 'outForDelivery',
  delivered: 'delivered',
  ready: 'ready',
  collected: 'collected',
} as const;

const answers = {
  moved: 'Done.',
  late: 'The parcel is further already; only the time was noted.',
  repeated: 'This was told before.',
  refused: 'Not possible: the order is cancelled or not paid, or this parcel has no such state.',
  unknown: 'There is no such parcel.',
} as const;

/** Runs a command on an open database; answers what it prints, or `undefined` for wrong usage. */
export async function runOrders(
  { db }: OpenDatabase,
  args: readonly string[],
  clock: Clock = systemClock,
): Promise<{ readonly text: string; readonly isGood: boolean } | undefined> {
  const order = readOrder(args);
  if (!order) return undefined;
  const { command, orderId, options } = order;
  const shop: ReceivingShop = { db, clock, random: systemRandom, counters: new Counters(), log: silentLog };
  if (command === 'list') return { text: await list(shop, options), isGood: true };
  if (command === 'returned' || command === 'refused') {
    return arrive(shop, orderId, command === 'returned' ? (options.refused ?? []) : 'all');
  }
  if (command === 'refunds') return { text: await listRefunds(shop), isGood: true };
  if (command === 'refunded') {
    const isNew = await markRefunded(db, orderId, options.reference ?? '', clock.now());
    const text = isNew ? 'Done.' : 'No such refund is to be made by hand, or it is made already.';
    return { text: `${text}\n`, isGood: isNew };
  }
  const found = await anyOrder(db, orderId);
  if (!found) return { text: `There is no order ${orderId}.\n`, isGood: false };
  if (command === 'show') {
    await openParcels(db, orderId, clock.now());
    const { parcels = [] } = await parcelsIn(shop, found);
    const lines = found.data.productLineItemList.map(
      ({ quantity, productName, color, size, productId }) =>
        `  ${quantity} × ${[productName, color, size].filter(Boolean).join(', ')} (${productId})`,
    );
    const told = parcels.map(
      ({ parcelId, state, carrier, trackingNumber }) =>
        `  ${parcelId}: ${[state, carrier, trackingNumber].filter(Boolean).join(', ')}`,
    );
    return {
      text: [`${found.id}: ${found.status}, ${found.paymentStatus}`, ...lines, ...told, ''].join('\n'),
      isGood: true,
    };
  }
  const event = ShipmentEvent.safeParse({
    eventId: randomHex(systemRandom, 24),
    parcelId: parcelIdOf(orderId, Number(options.parcel ?? 1) - 1),
    state: states[command],
    at: clock.now().toISOString(),
    carrier: options.carrier,
    trackingNumber: options.tracking,
    trackingUrl: options.url,
  });
  if (!event.success)
    return {
      text: `The carrier and the number have at most ${maxCarrierLength} characters, and the address begins with https://.\n`,
      isGood: false,
    };
  const heard = await heardOf(shop, 'by hand', event.data);
  return { text: `${answers[heard]}\n`, isGood: heard === 'moved' || heard === 'late' };
}

/** A return has arrived, and these of its products are not taken. */
async function arrive(shop: ReceivingShop, returnId: string, refused: readonly string[] | 'all') {
  try {
    const isNew = await (refused === 'all'
      ? refuseReturn(shop, returnId)
      : receiveReturn(shop, returnId, refused));
    const text = isNew ? 'Done.' : 'There is no such return, or it has arrived already.';
    return { text: `${text}\n`, isGood: isNew };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { text: `${error.message}\n`, isGood: false };
  }
}

async function list({ db }: HearingShop, { status = 'new', limit = '50' }: ReadOptions): Promise<string> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status as paymentStatus', 'market', 'placed_at as placedAt'])
    .where('status', '=', status as 'new')
    .orderBy('placed_at')
    .limit(Number(limit))
    .execute();
  if (rows.length === 0) return `No order is ${status}.\n`;
  return rows
    .map(({ id, paymentStatus, market, placedAt }) =>
      [id, status, paymentStatus, market, placedAt?.toISOString() ?? ''].join('\t').concat('\n'),
    )
    .join('');
}

async function listRefunds({ db, clock }: HearingShop): Promise<string> {
  const owed = await refundsByHand(db, clock.now());
  if (owed.length === 0) return 'No money is to be given back by hand.\n';
  return owed
    .map(({ returnId, orderId, minor, currency, since }) =>
      [returnId, orderId, `${formatMinor(minor, currency)} ${currency}`, since.toISOString()]
        .join('\t')
        .concat('\n'),
    )
    .join('');
}

interface ReadOptions {
  readonly reference?: string | undefined;
  readonly refused?: string[] | undefined;
  readonly status?: string | undefined;
  readonly limit?: string | undefined;
  readonly parcel?: string | undefined;
  readonly carrier?: string | undefined;
  readonly tracking?: string | undefined;
  readonly url?: string | undefined;
}

function readOrder(args: readonly string[]) {
  try {
    const { values: options, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ status: { type: 'string' }, limit: { type: 'string' }, parcel: { type: 'string' } },
        ...{ carrier: { type: 'string' }, tracking: { type: 'string' }, url: { type: 'string' } },
        ...{ reference: { type: 'string' }, refused: { type: 'string', multiple: true } },
      } as const,
    });
    const [command = '', orderId = '', more] = positionals;
    const areNumbers = [options.limit, options.parcel].every(
      (text) => text === undefined || /^[1-9]\d{0,3}$/.test(text),
    );
    const isStatus = ['new', 'open', 'completed', 'cancelled', 'replaced', undefined].includes(
      options.status,
    );
    if (more !== undefined || !areNumbers || !isStatus) return undefined;
    if (command === 'list' || command === 'refunds')
      return orderId === '' ? ({ command, orderId, options } as const) : undefined;
    const isKnown =
      ['show', 'returned', 'refused', 'refunded'].includes(command) || Object.hasOwn(states, command);
    if (orderId === '' || !isKnown) return undefined;
    if (command === 'refunded' && !/^\S.{0,99}$/.test(options.reference ?? '')) return undefined;
    return {
      command: command as 'show' | 'returned' | 'refused' | 'refunded' | keyof typeof states,
      orderId: orderId.toUpperCase(),
      options,
    };
  } catch {
    return undefined;
  }
}

/** Runs the command; answers the exit status: 0 good, 1 not done, 2 wrong usage. */
export async function orders(args: readonly string[], place: CommandPlace): Promise<number> {
  if (!readOrder(args)) {
    process.stderr.write(usage);
    return 2;
  }
  return inShopDatabase(place, async (database) => {
    const done = await runOrders(database, args);
    (done?.isGood ? process.stdout : process.stderr).write(done?.text ?? usage);
    return done?.isGood ? 0 : 1;
  });
}
