import bidiFactory from 'bidi-js';
import { has } from './faces.mjs';

/** @typedef {import('./faces.mjs').Face} Face */
/** @typedef {{ text: string, font: string, bold: boolean }} Run a piece of a line in one face */
/** @typedef {{ faces: readonly Face[], bold: boolean, size: number }} Style */

const bidi = bidiFactory();

/** Marks that only say how text runs. */
const control = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

export const runsRightToLeft = (/** @type {string} */ text) => rightToLeft.test(text);

/**
 * A text in the faces that have its characters: the first of the style that has one shows it. Spaces and punctuation stay in the face before them.
 * @returns {Run[]}
 */
export function faceRuns(/** @type {string} */ text, /** @type {Style} */ { faces, bold }) {
  /** @type {Run[]} */
  const runs = [];
  /** @type {Face | undefined} */
  let last;
  for (const sign of text) {
    const face =
      last && (/\s/.test(sign) || (/[\p{M}\p{P}]/u.test(sign) && has(last, sign)))
        ? last
        : (faces.find((each) => has(each, sign)) ?? faces[0]);
    const run = runs.at(-1);
    if (run && face === last) run.text += sign;
    else runs.push({ text: sign, font: face?.name ?? '', bold });
    last = face;
  }
  return runs;
}

/** Width of a text in points. */
export function widthOf(/** @type {string} */ text, /** @type {Style} */ style) {
  return faceRuns(text.replaceAll(control, ''), style).reduce((sum, run) => {
    const face = style.faces.find(({ name }) => name === run.font);
    const font = face && (style.bold ? face.boldFont : face.font);
    return font ? sum + (font.layout(run.text).advanceWidth / font.unitsPerEm) * style.size : sum;
  }, 0);
}

/** Breaks a text into lines between its words. */
function wrap(/** @type {string} */ text, /** @type {Style} */ style, /** @type {number} */ width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(/ +/)) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`, style) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/**
 * The lines of a text that runs from right to left, or has parts that do, each from left to right as it is seen: the PDF
 * library puts words beside each other in the order in which they come. Letters of a word are put in their order, and
 * joined, by the font.
 * How it runs its first letter says, where `direction` does not.
 * @returns {Run[][]}
 */
export function visualLines(
  /** @type {string} */ text,
  /** @type {Style} */ style,
  /** @type {{ width: number, direction: 'ltr' | 'rtl' | undefined }} */ { width, direction },
) {
  return wrap(text, style, width).map((line) =>
    piecesOf(line, direction).flatMap(({ piece, isReversed }) => {
      if (!isReversed) return faceRuns(piece.replaceAll(control, ''), style);
      const words = piece.replaceAll(control, '').split(/(?<=\s)|(?=\s)/);
      return words
        .toReversed()
        .flatMap((word) =>
          runsRightToLeft(word)
            ? faceRuns(word, style).toReversed()
            : faceRuns([...word].toReversed().join(''), style),
        );
    }),
  );
}

/** Pieces of a line in the order in which they are seen, each with its letters in the order in which they are read. */
function piecesOf(/** @type {string} */ line, /** @type {'ltr' | 'rtl' | undefined} */ direction) {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const signs = [...line].length === line.length ? [...line] : line.split('');
  for (const [at, other] of bidi.getMirroredCharactersMap(line, levels.levels)) signs[at] = other;
  const order = signs.map((_, at) => at);
  for (const [from = 0, to = 0] of bidi.getReorderSegments(line, levels)) {
    order.splice(from, to - from + 1, ...order.slice(from, to + 1).toReversed());
  }
  /** @type {{ piece: string, isReversed: boolean, last: number }[]} */
  const pieces = [];
  for (const at of order) {
    const isReversed = (levels.levels[at] ?? 0) % 2 === 1;
    const piece = pieces.at(-1);
    const sign = signs[at] ?? '';
    if (piece?.isReversed === isReversed && at === piece.last + (isReversed ? -1 : 1)) {
      piece.piece = isReversed ? sign + piece.piece : piece.piece + sign;
      piece.last = at;
    } else pieces.push({ piece: sign, isReversed, last: at });
  }
  return pieces;
}
