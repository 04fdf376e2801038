import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** @typedef {{ name: string, outcome: 'changed' | 'new' | 'gone' | 'same' | 'accepted', pixels: number }} Comparison */

/** @param {string} path */
const readPng = (path) => PNG.sync.read(readFileSync(path));

/** The picture on a ground of the given size, so that a taller page can be compared too. @param {PNG} picture @param {number} width @param {number} height */
function grown(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** @param {string} before @param {string} after @param {string} difference path of the picture that marks what changed @returns {number} pixels that differ */
function compareFiles(before, after, difference) {
  if (readFileSync(before).equals(readFileSync(after))) return 0;
  const [one, two] = [readPng(before), readPng(after)];
  const [width, height] = [Math.max(one.width, two.width), Math.max(one.height, two.height)];
  const marks = new PNG({ width, height });
  const pixels = pixelmatch(
    grown(one, width, height).data,
    grown(two, width, height).data,
    marks.data,
    width,
    height,
    {
      threshold: 0,
      includeAA: true,
    },
  );
  if (pixels > 0) writeFileSync(difference, PNG.sync.write(marks));
  return pixels;
}

/**
 * Compares two folders of pictures by name, pixel by pixel.
 * @param {{ before: string, after: string, differences: string }} folders
 * @param {(name: string) => boolean} [isWanted] which names take part: pictures that were not taken are not gone
 * @returns {Comparison[]} changed ones first, then new, gone and the same
 */
export function comparePictures({ before, after, differences }, isWanted = () => true) {
  mkdirSync(differences, { recursive: true });
  const pictures = (/** @type {string} */ folder) =>
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];
  const [old, young] = [new Set(pictures(before)), new Set(pictures(after))];
  const order = ['changed', 'new', 'gone', 'same'];
  return [...new Set([...old, ...young])]
    .filter(isWanted)
    .map((name) => {
      /** @type {Comparison} */
      const comparison = { name, outcome: 'same', pixels: 0 };
      if (!old.has(name)) comparison.outcome = 'new';
      else if (!young.has(name)) comparison.outcome = 'gone';
      else {
        comparison.pixels = compareFiles(join(before, name), join(after, name), join(differences, name));
        if (comparison.pixels > 0) comparison.outcome = 'changed';
      }
      return comparison;
    })
    .sort(
      (a, b) =>
        order.indexOf(a.outcome) - order.indexOf(b.outcome) ||
        b.pixels - a.pixels ||
        (a.name < b.name ? -1 : 1),
    );
}
