import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/**
 * A family of the document: the sfnt file of each weight, and its characters.
 * @typedef {{ name: string, normal: Buffer, bold: Buffer, font: import('fontkit').Font, boldFont: import('fontkit').Font }} Face
 */

/** Weights of titles and texts; a face whose range is narrower has the nearest that it has. */
const weights = { normal: 400, bold: 700, title: 820 };

const shipped = (/** @type {string} */ file) => fileURLToPath(new URL(`./fonts/${file}`, import.meta.url));

/** A font as a PDF takes it: without compression, with one weight, and with all or some of its characters. */
async function fontAt(
  /** @type {string} */ file,
  /** @type {number} */ weight,
  /** @type {string | undefined} */ signs = undefined,
) {
  const bytes = readFileSync(file);
  const { characterSet, variationAxes } = fontkit.create(bytes);
  const { wght } = variationAxes;
  return subsetFont(bytes, signs ?? String.fromCodePoint(...characterSet), {
    targetFormat: 'sfnt',
    ...(wght ? { variationAxes: { wght: Math.min(wght.max, Math.max(wght.min, weight)) } } : {}),
  });
}

/** @returns {Promise<Face>} */
async function face(
  /** @type {string} */ name,
  /** @type {Promise<Buffer>} */ normalFile,
  /** @type {Promise<Buffer>} */ boldFile = normalFile,
) {
  const [normal, bold] = await Promise.all([normalFile, boldFile]);
  return { name, normal, bold, font: fontkit.create(normal), boldFont: fontkit.create(bold) };
}

/** Those of pdfmake: letters of Europe and Vietnam that a brand's font lacks. */
function ofPdfmake() {
  const { resolve } = createRequire(import.meta.url);
  const at = (/** @type {string} */ style) =>
    Promise.resolve(readFileSync(resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`)));
  return face('Other', at('Regular'), at('Medium'));
}

/** What the brand's font does not have is looked for in these, which are only read when something needs them. */
const others = [
  { isFor: /\p{Script=Hangul}/u, load: shippedFace('Korean', 'korean') },
  { isFor: /\p{Script=Arabic}/u, load: shippedFace('Arabic', 'arabic') },
  { isFor: /./u, load: ofPdfmake },
];

/** A face of this folder with some characters: thousands of Korean syllables would take a second, and a receipt has fifty. */
function shippedFace(/** @type {string} */ name, /** @type {string} */ file) {
  return (/** @type {string} */ signs) =>
    face(
      name,
      fontAt(shipped(`${file}-400.woff2`), 400, signs),
      fontAt(shipped(`${file}-700.woff2`), 700, signs),
    );
}

/** The faces of a brand, and those of other scripts. */
export class Faces {
  /** @type {Promise<[Face, Face]> | undefined} */
  #own;
  #files;

  /** @param {{ title: string, text: string } | undefined} files of the brand: without, everything is in pdfmake's own face. */
  constructor(files) {
    this.#files = files;
  }

  /**
   * The faces that a text can need, the first that has a character being the one that shows it.
   * @returns {Promise<{ title: Face, text: Face, others: Face[] }>}
   */
  async for(/** @type {string} */ text) {
    this.#own ??= this.#load();
    const [title, own] = await this.#own;
    const missing = [...new Set(text)].filter((sign) => !has(own, sign)).join('');
    const needed = others.filter(({ isFor }) => isFor.test(missing));
    return { title, text: own, others: await Promise.all(needed.map(({ load }) => load(missing))) };
  }

  /** @returns {Promise<[Face, Face]>} */
  async #load() {
    if (!this.#files) {
      const other = await ofPdfmake();
      return [
        { ...other, name: 'Title', normal: other.bold, font: other.boldFont },
        { ...other, name: 'Text' },
      ];
    }
    const { title, text } = this.#files;
    return Promise.all([
      face('Title', fontAt(title, weights.title)),
      face('Text', fontAt(text, weights.normal), fontAt(text, weights.bold)),
    ]);
  }
}

/** Whether a face has a character. */
export const has = (/** @type {Face} */ { font }, /** @type {string} */ sign) =>
  font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
