import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '../../setup/log.mjs';
import { root } from '../../setup/root.mjs';
import { checkFolder, questions } from './questions.mjs';
import { shopFiles, slugOf } from './shopFiles.mjs';

/** @typedef {import('./questions.mjs').Answers} Answers */

const usage = `Usage: npm run new shop NAME [-- OPTIONS]

NAME is the folder of the shop: a name for one beside this project, or a path. Without options its questions are asked.
--name "Harbour Sports"   as shoppers read it
--markets us,gb           countries by code
--languages en,de         of those markets
--look northing           the brand it starts from
--company "Harbour Sports Ltd, help@harbour.example"
--feed products.tsv       the product feed`;

/**
 * Makes the folder of a new shop: brand, markets, content and settings, no code.
 * @param {readonly string[]} args after \`shop\`
 * @param {{ ask?: ((question: string) => Promise<string>) | undefined, say?: (line: string) => void }} terminal \`ask\` where somebody can answer
 * @returns {Promise<{ folder: string, paths: string[], answers: Answers }>}
 */
export async function newShop(args, { ask, say = () => undefined }) {
  const { folder, name, options } = readArguments(args);
  checkFolder(folder);
  const isAsked = ask !== undefined && Object.keys(options).length === 0;
  /** @type {Partial<Answers>} */
  let known = {};
  for (const question of questions) {
    const { option, usual, read } = question;
    const otherwise = usual?.(known, name) ?? '';
    known = {
      ...known,
      ...(isAsked
        ? await answerTo(question, { ask, say, otherwise, known })
        : read((options[option] ?? otherwise).trim(), known)),
    };
  }
  const answers = /** @type {Answers} */ (known);
  const files = shopFiles(folder, answers);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { folder, paths: Object.keys(files), answers };
}

/**
 * Asks until the answer can be.
 * @param {import('./questions.mjs').Question} question
 * @param {{ ask: (question: string) => Promise<string>, say: (line: string) => void, otherwise: string, known: Partial<Answers> }} terminal
 * @returns {Promise<Partial<Answers>>}
 */
async function answerTo({ asks, read }, { ask, say, otherwise, known }) {
  for (;;) {
    const text = (await ask(`${asks}${otherwise ? ` [${otherwise}]` : ''} `)).trim() || otherwise;
    try {
      return read(text, known);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(error.message);
    }
  }
}

/** @param {readonly string[]} args @returns {{ folder: string, name: string, options: Record<string, string> }} */
function readArguments(args) {
  const { values, positionals } = parsed(args);
  const [name, more] = positionals;
  if (name === undefined || more !== undefined) throw new Refusal(usage);
  const isPath = /[/\\.]/.test(name);
  const folder = isPath ? resolve(process.env.INIT_CWD ?? '.', name) : join(dirname(root), slugOf(name));
  return { folder, name: isPath ? basename(folder) : name, options: values };
}

/** @param {readonly string[]} args */
function parsed(args) {
  const options = Object.fromEntries(
    questions.map(({ option }) => [option, { type: /** @type {const} */ ('string') }]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { values: /** @type {Record<string, string>} */ ({ ...values }), positionals };
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
