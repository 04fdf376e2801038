/** A line of text on a page, in points from the lower left corner of A4. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold?: boolean;
  /** Grey value, from 0 black to 1 white. @default 0 */
  readonly grey?: number;
}

/** Signs beyond ASCII are written by their number in Latin 1; of others there is no letter in the standard fonts. */
const escaped = (text: string): string =>
  [...text]
    .map((sign) => {
      const code = sign.codePointAt(0) ?? 63;
      if (sign === '–') return '\\226';
      if (sign === '’') return '\\222';
      if ('()\\'.includes(sign)) return `\\${sign}`;
      if (code < 128) return sign;
      return code < 256 ? `\\${code.toString(8)}` : '?';
    })
    .join('');

const drawn = ({ text, x, y, size, isBold = false, grey = 0 }: PdfText): string =>
  `BT /F${isBold ? 2 : 1} ${size} Tf ${grey} g ${x} ${y} Td (${escaped(text)}) Tj ET`;

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** A PDF of one A4 page in Helvetica, as plain text. `strips` are black bars: x, y, width and height. */
export function pdfPage(
  title: string,
  texts: readonly PdfText[],
  strips: readonly (readonly [number, number, number, number])[] = [],
): string {
  const content = [...strips.map((strip) => `0.09 g ${strip.join(' ')} re f`), ...texts.map(drawn)].join(
    '\n',
  );
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
