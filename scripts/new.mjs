// npm run new component PasswordField, npm run new feature checkout/storeMap: creates the standard files, including story and test; of a feature its page, too.
// npm run new shop NAME: makes the folder of a shop of one's own, by six questions. npm run new brand my-brand: copies the folder of the first brand.
// npm run new legal FOLDER: writes templates of its legal pages.
import { root } from './setup/root.mjs';
import { runTool } from './setup/log.mjs';

/** @type {Readonly<Record<string, string>>} */
const next = {
  component: 'write its storyboard. Then `npm test -- unit components stories` and `npm run check`.',
  brand: 'change what it says, then `npm run tokens -w packages/design-system`, and `BRAND=NAME npm start`.',
  legal: 'fill the gaps in [[brackets]]. A page is shown once it has none.',
};

async function shop() {
  const { newShop } = await import('./new/shop/newShop.mjs');
  const { preparedMarket } = await import('./new/shop/preparedMarkets.mjs');
  const { openTerminal } = await import('./new/shop/terminal.mjs');
  const terminal = openTerminal();
  try {
    const { folder, paths, answers } = await newShop(process.argv.slice(3), terminal);
    for (const path of paths) console.log(`${folder}/${path}`);
    const [code] = answers.markets;
    const prices = answers.markets.map((each) => `${each} ${preparedMarket(each)?.currency}`);
    console.log(`
Prices of the feed: ${prices.join(', ')}.
Next, both with the folder of the shop:
  SHOP_DIR=${folder} npm run catalogue:import${answers.feed ? '' : ' -- products.tsv'}${answers.markets.length > 1 ? ` --market ${code}` : ''}
  SHOP_DIR=${folder} npm start`);
  } finally {
    terminal.close();
  }
}

async function other() {
  const { writeNew } = await import('./new/writeNew.mjs');
  const [kind, name] = process.argv.slice(2);
  for (const path of await writeNew(root, kind, name)) console.log(path);
  console.log(`Next: ${next[kind ?? ''] ?? next.component}`);
}

await runTool(process.argv[2] === 'shop' ? shop : other);
