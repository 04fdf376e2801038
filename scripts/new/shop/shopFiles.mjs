import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inRoot } from '../../setup/root.mjs';
import { contactPage, filledLegal } from './shopPages.mjs';
import { preparedMarket } from './preparedMarkets.mjs';

/** @typedef {import('./questions.mjs').Answers} Answers */

/** @param {unknown} value */
const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

/** A name for files and addresses: `harbour-sports`. @param {string} name */
export const slugOf = (name) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '') || 'shop';

/**
 * The files of a new shop by their path in its folder.
 * @param {string} folder
 * @param {Answers} answers
 * @returns {Record<string, string | Uint8Array>}
 */
export function shopFiles(folder, answers) {
  const brand = `brands/${slugOf(answers.name)}`;
  return {
    'settings.env': settings(answers),
    'README.md': readme(folder, answers, brand),
    '.gitignore': 'data/\n',
    ...Object.fromEntries(
      answers.markets.map((code) => [`markets/${code}.json`, json(marketFile(code, folder, answers))]),
    ),
    ...Object.fromEntries(
      Object.entries(brandFiles(answers)).map(([name, content]) => [`${brand}/${name}`, content]),
    ),
    [`${brand}/legal.json`]: json(filledLegal(answers)),
    ...(answers.email ? { [`${brand}/content.json`]: json({ pages: [contactPage(answers)] }) } : {}),
  };
}

/** @param {Answers} answers */
const settings = ({
  feed,
}) => `# The settings of this shop, a line each; all of them are in docs/running.md. The environment goes before them.
# PORT=3000

# The file that \`npm run catalogue:import\` takes without another.
${feed ? `FEED=${JSON.stringify(feed)}` : '# FEED=/srv/feeds/products.tsv'}

# At a public address: who takes the money, and who sends the mails.
# SHOP_ORIGIN=https://shop.example
# PAYMENT_PROVIDER=stripe
# SMTP_URL=smtps://user:password@mail.example:465
# MAIL_FROM="Shop <orders@shop.example>"
`;

/**
 * A market over the one that comes with the shop: what it promises is written here or not at all.
 * @param {string} code
 * @param {string} folder
 * @param {Answers} answers
 */
function marketFile(code, folder, { languages, company }) {
  const market = preparedMarket(code);
  const schema = relative(join(folder, 'markets'), inRoot('packages/commerce/markets/market.schema.json'));
  const own = market?.languages.filter((language) => languages.includes(language.code)) ?? [];
  return {
    $schema: schema,
    $comment:
      'What this shop promises here. A name with a $ is a note and does nothing yet: write what is true and take the $ away. Prices and days of delivery are examples to change. The rest is as in the market that this file extends.',
    extends: market?.base,
    ...(own.length < (market?.languages.length ?? 0) ? { languages: own } : {}),
    deliveryMethods: market?.delivery,
    $returnDays: 30,
    $returns: { cost: 0, isUsedTaken: false },
    $callCentre: 'telephone number',
    $company: { name: company || 'name and legal form', lines: ['street', 'town'], taxNumber: 'number' },
  };
}

/** The look under the shop's own name, with a mark of nobody. @param {Answers} answers @returns {Record<string, string | Uint8Array>} */
function brandFiles({ name, look }) {
  const from = inRoot(`packages/design-system/brands/${look}`);
  const copied = readdirSync(from).filter((file) => /\.(woff2|txt)$|^tokens\.json$/.test(file));
  const about = JSON.parse(readFileSync(join(from, 'brand.json'), 'utf8'));
  // Its pictures show the other brand's mark, and its voice is the other brand's.
  const { pictures: _, notFoundTitle: __, logo: ___, name: ____, ...rest } = about;
  const icon = readFileSync(join(from, 'icon.svg'), 'utf8');
  const [ground = '#000000'] = /fill="(#[0-9a-f]{6})"/.exec(icon)?.slice(1) ?? [];
  const [ink = '#ffffff'] = /stroke="(#[0-9a-f]{6})"/.exec(icon)?.slice(1) ?? [];
  return {
    ...Object.fromEntries(copied.map((file) => [file, new Uint8Array(readFileSync(join(from, file)))])),
    'brand.json': json({ name, ...rest }),
    'logo.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">\n  <circle cx="12" cy="12" r="8.5" fill="none" stroke="currentColor" stroke-width="5" />\n</svg>\n',
    'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"/><circle cx="16" cy="16" r="7.5" fill="none" stroke="${ink}" stroke-width="4.5"/></svg>\n`,
  };
}

/** @param {string} folder @param {Answers} answers @param {string} brand */
const readme = (folder, { name, markets, feed }, brand) => `# ${name}

An own shop on Touchline: data only, no code. In the folder of Touchline:

\`\`\`sh
SHOP_DIR=${folder} npm run catalogue:import${feed ? '' : ' -- products.tsv'}
SHOP_DIR=${folder} npm start
\`\`\`

| file | says |
| --- | --- |
${markets.map((code) => `| \`markets/${code}.json\` | what the shop promises there: delivery, returns, company |`).join('\n')}
| \`${brand}/brand.json\`, \`tokens.json\` | name, fonts, colours |
| \`${brand}/logo.svg\`, \`icon.svg\` | the mark: replace both |
| \`${brand}/legal.json\` | legal pages with \`[[gaps]]\`; nothing can be paid for until terms and privacy have none |
| \`${brand}/content.json\` | further pages; the home page is made of the catalogue, and edited at \`/desk/content\` |
| \`settings.env\` | port, address, payment, mail |
| \`data/\` | database, pictures and secret: back it up, keep it out of version control |

Each start lists what is still to decide.
`;
