import { Client } from 'pg';
import { buyableSkus } from './pages.mjs';
import { Shopper } from './Shopper.mjs';

const stock = 20;
const buyers = 100;

/** A hundred buyers compete for twenty units, across two processes on one PostgreSQL. @param {import('./figures.mjs').Bench} bench */
export async function stockRace({ postgres, startShop, figure }) {
  const { url: databaseUrl } = await postgres();
  const shops = [await startShop({ databaseUrl }), await startShop({ databaseUrl })];
  const [sku = ''] = await buyableSkus(shops[0]?.origin ?? '', 'gb', 1);
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query('delete from stock_holds where sku = $1', [sku]);
  await client.query('update stock set on_hand = $2, held = 0 where sku = $1', [sku, stock]);

  const crowd = Array.from(
    { length: buyers },
    (_, index) => new Shopper(shops[index % shops.length]?.origin ?? ''),
  );
  const answers = await Promise.all(crowd.map((shopper) => shopper.buy(sku)));
  for (const shopper of crowd) shopper.leave();
  const placed = answers.filter(({ body }) => body?.kind === 'placed').length;
  const soldOut = answers.filter(({ status }) => status === 409 || status === 422).length;
  const { rows } = await client.query('select on_hand from stock where sku = $1', [sku]);
  await client.end();
  figure({
    group: 'stock',
    name: `sold of ${stock} to ${buyers} buyers, two processes`,
    value: placed,
    unit: '',
    bar: stock,
    goal: stock,
    more: true,
  });
  figure({
    group: 'stock',
    name: 'told "sold out"',
    value: soldOut,
    unit: '',
    bar: buyers - stock,
    goal: buyers - stock,
    more: true,
  });
  figure({
    group: 'stock',
    name: 'other answers',
    value: buyers - placed - soldOut,
    unit: '',
    bar: 0,
    goal: 0,
  });
  figure({
    group: 'stock',
    name: 'sold more than there was',
    value: Math.max(0, placed - stock) + Math.max(0, -(rows[0]?.on_hand ?? 0)),
    unit: '',
    bar: 0,
    goal: 0,
  });
  for (const shop of shops) await shop.stop();
}
