import { encode } from 'uqr';

/** Quiet zone in modules; scanners need four. */
const QUIET = 4;

/** How much of a code may be damaged: 7, 15, 25 or 30 percent. */
export type QrCorrection = 'L' | 'M' | 'Q' | 'H';

export interface QrPath {
  /** Modules along an edge, quiet zone included. */
  edge: number;
  /** The dark modules, one subpath for each horizontal run. */
  path: string;
}

/** The drawing of a code; `undefined` if the text is longer than a code can hold. */
export function qrPath(text: string, correction: QrCorrection): QrPath | undefined {
  try {
    const { data, size } = encode(text, { ecc: correction, border: QUIET });
    const path = data
      .flatMap((row, y) =>
        row.map((isDark, x) => {
          if (!isDark || row[x - 1]) return '';
          const end = row.indexOf(false, x);
          const run = (end === -1 ? size : end) - x;
          return `M${x} ${y}h${run}v1h-${run}z`;
        }),
      )
      .join('');
    return { edge: size, path };
  } catch {
    return undefined;
  }
}
