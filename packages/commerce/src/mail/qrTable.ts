import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { encode } from 'uqr';

/** Pixels of a module. */
const module = 6;
/** Quiet zone in modules; scanners need four. */
const quiet = 4;

/** A QR code of table cells: mail programs block pictures, and Gmail drops those in the text of a mail. */
export function qrTable(text: string, label: string): HtmlEscapedString | Promise<HtmlEscapedString> {
  const { data, size } = encode(text, { ecc: 'M', border: quiet });
  const rows = data.map((row) => `<tr>${runsOf(row).map(cell).join('')}</tr>`);
  const width = size * module;
  // One table for each row: cells of one table would have to have common edges.
  const tables = rows.map(
    (row) =>
      `<table role="presentation" width="${width}" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse">${row}</table>`,
  );
  return html`<div role="img" aria-label="${label}" dir="ltr" style="width:${width}px">
    ${raw(tables.join(''))}
  </div>`;
}

interface Run {
  readonly isDark: boolean;
  readonly count: number;
}

function runsOf(row: readonly boolean[]): Run[] {
  const runs: Run[] = [];
  for (const isDark of row) {
    const last = runs.at(-1);
    if (last?.isDark === isDark) runs[runs.length - 1] = { isDark, count: last.count + 1 };
    else runs.push({ isDark, count: 1 });
  }
  return runs;
}

function cell({ isDark, count }: Run): string {
  const colour = isDark ? '#000000' : '#ffffff';
  return `<td width="${count * module}" height="${module}" bgcolor="${colour}" style="background-color:${colour};padding:0;font-size:0;line-height:0"></td>`;
}
