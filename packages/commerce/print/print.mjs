import pdfmake from 'pdfmake';
import { definition } from './definition.mjs';

/** @typedef {import('../src/sales/documents/PrintedDocument.ts').PrintedDocument} PrintedDocument */

// A document holds only words of the shop: nothing is fetched, and no file is read but the fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);

/** Where pdfmake finds fonts; its types do not know it. */
const { virtualfs: files } =
  /** @type {{ virtualfs: { writeFileSync(name: string, bytes: Buffer): void } }} */ (
    /** @type {unknown} */ (pdfmake)
  );

/** Every word of a document. */
const wordsOf = (/** @type {PrintedDocument} */ document) => JSON.stringify(Object.values(document));

/**
 * The PDF of a document. The same document has the same bytes: its dates are its own.
 * @returns {Promise<Uint8Array>}
 */
export async function print(
  /** @type {PrintedDocument} */ document,
  /** @type {import('./faces.mjs').Faces} */ faces,
) {
  const needed = await faces.for(wordsOf(document));
  const all = [needed.title, needed.text, ...needed.others];
  for (const { name, normal, bold } of all) {
    files.writeFileSync(`${name}.ttf`, normal);
    files.writeFileSync(`${name}-bold.ttf`, bold);
  }
  pdfmake.setFonts(
    Object.fromEntries(all.map(({ name }) => [name, { normal: `${name}.ttf`, bold: `${name}-bold.ttf` }])),
  );
  return pdfmake.createPdf(definition(document, needed)).getBuffer();
}
