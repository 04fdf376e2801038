/** Which two of the five bars of a digit are wide, in interleaved 2 of 5. */
const wide: readonly string[] = [
  'nnwwn',
  'wnnnw',
  'nwnnw',
  'wwnnn',
  'nnwnw',
  'wnwnn',
  'nwwnn',
  'nnnww',
  'wnnwn',
  'nwnwn',
];
const widths = { n: 1, w: 3 } as const;

/** A dark bar of a barcode: where it begins, and how wide it is, in modules. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

/**
 * The bars of an even number of digits in interleaved 2 of 5, as tills and banks scan them: of each pair of digits the
 * first is in the dark bars and the second in the gaps. `undefined` for anything else.
 */
export function barcodeBars(digits: string): { bars: Bar[]; width: number } | undefined {
  if (!/^(\d\d)+$/.test(digits)) return undefined;
  const pairs = digits.match(/../g) ?? [];
  const runs = ['n', 'n', 'n', 'n'];
  for (const pair of pairs) {
    const [dark = '', light = ''] = [...pair].map((digit) => wide[Number(digit)]);
    for (let index = 0; index < 5; index += 1) runs.push(dark.charAt(index), light.charAt(index));
  }
  runs.push('w', 'n', 'n');
  const bars: Bar[] = [];
  let at = 0;
  for (const [index, run] of runs.entries()) {
    const width = run === 'w' ? widths.w : widths.n;
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}
