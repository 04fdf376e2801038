import { temporaryFolder } from './builtShop.mjs';
import { median } from './figures.mjs';

/** Time from the start of the process to the first products: with an empty data folder, and with an existing one. @param {import('./figures.mjs').Bench} bench */
export async function startUp({ startShop, figure }) {
  const dataDir = temporaryFolder('start');
  const first = await startShop({ dataDir });
  await first.stop();
  const again = [];
  for (let run = 0; run < 3; run += 1) {
    const shop = await startShop({ dataDir });
    again.push(shop.secondsToProduct);
    await shop.stop();
  }
  figure({
    group: 'start',
    name: 'start to first products, empty folder',
    value: first.secondsToProduct,
    unit: 's',
  });
  figure({
    group: 'start',
    name: 'start to first products',
    value: median(again),
    unit: 's',
    bar: 2,
    goal: 1,
  });
}
