import { existsSync, readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { foldersIn } from '../../setup/files.mjs';
import { Refusal } from '../../setup/log.mjs';
import { inRoot } from '../../setup/root.mjs';
import { preparedCodes, preparedMarket } from './preparedMarkets.mjs';
import { basename } from 'node:path';

/**
 * @typedef {{ name: string, markets: string[], languages: string[], look: string, company: string, email: string, feed: string }} Answers
 * @typedef {{ option: string, asks: string, usual?: (known: Partial<Answers>, name: string) => string, read: (text: string, known: Partial<Answers>) => Partial<Answers> }} Question
 */

/** @param {string} text */
const listOf = (text) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
];

/** The looks that a shop can start from: the brands that come with it. */
const looks = () =>
  foldersIn(inRoot('packages/design-system/brands'))
    .map((folder) => basename(folder))
    .toSorted()
    .toReversed();

/** @param {string[]} markets @returns {string[]} */
const languagesOf = (markets) => [
  ...new Set(
    markets.flatMap((code) => preparedMarket(code)?.languages.map((language) => language.code) ?? []),
  ),
];

/** What a new shop is asked, in this order; an answer that cannot be is refused in one sentence. @type {Question[]} */
export const questions = [
  {
    option: 'name',
    asks: 'What is the shop called, as shoppers read it?',
    usual: (_, name) =>
      name
        .split(/[-_ ]+/)
        .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
        .join(' '),
    read: (text) => {
      if (text.length > 40 || /[<>{}"\\]/.test(text))
        throw new Refusal(`A name has at most 40 characters and none of < > { } " \\, not "${text}".`);
      return { name: text };
    },
  },
  {
    option: 'markets',
    asks: 'Which countries does it sell in? Codes, the first is the main one: us, gb, de, at …',
    read: (text) => {
      const markets = listOf(text);
      if (markets.length === 0)
        throw new Refusal('Which countries does it sell in? `--markets us,gb` says so.');
      const unknown = markets.find((code) => !preparedMarket(code));
      if (unknown !== undefined)
        throw new Refusal(`No market is prepared for "${unknown}"; there are ${preparedCodes().join(', ')}.`);
      return { markets };
    },
  },
  {
    option: 'languages',
    asks: 'In which languages?',
    usual: ({ markets = [] }) => languagesOf(markets).join(', '),
    read: (text, { markets = [] }) => {
      const possible = languagesOf(markets);
      const wanted = listOf(text);
      const languages = possible.filter((code) => wanted.includes(code.toLowerCase()));
      const other = wanted.find((code) => !possible.some((each) => each.toLowerCase() === code));
      if (other !== undefined)
        throw new Refusal(
          `"${other}" is no language of these markets: ${possible.join(', ')}. Another one is added in a market's file.`,
        );
      const silent = markets.find((code) => !languagesOf([code]).some((each) => languages.includes(each)));
      if (silent !== undefined)
        throw new Refusal(
          `The market ${silent} needs one of its languages: ${languagesOf([silent]).join(', ')}.`,
        );
      return { languages };
    },
  },
  {
    option: 'look',
    asks: `Which look does it start from? ${looks().join(' or ')}`,
    usual: () => looks()[0] ?? '',
    read: (text) => {
      if (!looks().includes(text)) throw new Refusal(`A look is ${looks().join(' or ')}, not "${text}".`);
      return { look: text };
    },
  },
  {
    option: 'company',
    asks: 'Which company sells, and where do shoppers write to? Harbour Sports Ltd, help@harbour.example (may be left open)',
    usual: () => '',
    read: (text) => {
      const [, company = '', email = ''] = /^(.*?)(?:,?\s*([^\s,@]+@[^\s,@]+\.[^\s,@]+))?$/.exec(text) ?? [];
      if (company.includes('@'))
        throw new Refusal(`"${company}" is no name and no address like help@harbour.example.`);
      return { company: company.trim(), email };
    },
  },
  {
    option: 'feed',
    asks: 'Where is the product feed, a file? (may be left open)',
    usual: () => '',
    read: (text) => {
      const feed = text === '' ? '' : resolve(process.env.INIT_CWD ?? '.', text);
      if (feed !== '' && !(existsSync(feed) && statSync(feed).isFile()))
        throw new Refusal(`There is no file ${feed}.`);
      return { feed };
    },
  },
];

/** Refuses a folder that has something in it. @param {string} folder */
export function checkFolder(folder) {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new Refusal(`${folder} is there already; nothing was written.`);
}
