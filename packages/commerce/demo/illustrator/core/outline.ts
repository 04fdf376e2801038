/** Width and height of the drawing canvas in units. */
export const canvas = 1000;

const arity: Record<string, number> = { M: 2, L: 2, C: 6, Q: 4 };

interface Segment {
  command: string;
  from: readonly number[];
  values: readonly number[];
}

/** Parses an absolute path of M, L, C, Q and Z. Drawings use no other commands, so that they can be mirrored. */
function readPath(path: string): Segment[] {
  const tokens = path.match(/[A-Za-z]|-?\d*\.?\d+/g) ?? [];
  const segments: Segment[] = [];
  let command = 'M';
  let from: readonly number[] = [0, 0];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index] ?? '';
    if (/[A-Za-z]/.test(token)) {
      command = token;
      index += 1;
      if (command === 'Z') segments.push({ command, from, values: [] });
      else if (!(command in arity))
        throw new Error(`The path command "${command}" cannot be mirrored: ${path}`);
      continue;
    }
    const count = arity[command] ?? 2;
    const values = tokens.slice(index, index + count).map(Number);
    segments.push({ command, from, values });
    from = values.slice(-2);
    index += count;
  }
  return segments;
}

const mirroredPairs = (values: readonly number[]): number[] =>
  values.map((value, index) => (index % 2 === 0 ? canvas - value : value));

/** The path mirrored to the other side of the canvas. */
export function mirrorPath(path: string): string {
  return readPath(path)
    .map((segment) => segment.command + mirroredPairs(segment.values).join(' '))
    .join('');
}

/** Moves every point of a path. A straight line becomes a curve, so that it bends with what lies beside it. */
export function bendPath(
  path: string,
  move: (x: number, y: number) => readonly [x: number, y: number],
): string {
  const moved = (values: readonly number[]): string => {
    let written = '';
    for (let index = 0; index < values.length; index += 2)
      written += ` ${point(...move(values[index] ?? 0, values[index + 1] ?? 0))}`;
    return written.trimStart();
  };
  return readPath(path)
    .map(({ command, from, values }) => {
      if (command !== 'L') return command + moved(values);
      const along = (share: number) =>
        from.map((start, index) => start + ((values[index] ?? 0) - start) * share);
      return `C${moved([...along(1 / 3), ...along(2 / 3), ...values])}`;
    })
    .join('');
}

/**
 * Mirrors a left half, drawn from the top centre to the bottom centre, and closes it into a symmetric outline.
 * The half may only use M, L and C.
 */
export function symmetric(half: string): string {
  const segments = readPath(half).filter((segment) => segment.command !== 'M');
  const there = segments.map((segment) => segment.command + segment.values.join(' ')).join('');
  const back = segments
    .toReversed()
    .map(({ command, from, values }) => {
      const end = mirroredPairs(from).join(' ');
      if (command === 'L') return `L${end}`;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = values;
      return `C${canvas - x2} ${y2} ${canvas - x1} ${y1} ${end}`;
    })
    .join('');
  return `M${(segments[0]?.from ?? [500, 0]).join(' ')}${there}${back}Z`;
}

/** One half of a garment: maps paths and x positions to that half. */
export interface Side {
  name: 'left' | 'right';
  path: (path: string) => string;
  x: (x: number) => number;
  /** 1 on the left, −1 on the right: for bends and rotations. */
  sign: 1 | -1;
}

const left: Side = { name: 'left', path: (path) => path, x: (x) => x, sign: 1 };
const right: Side = { name: 'right', path: mirrorPath, x: (x) => canvas - x, sign: -1 };

/**
 * Draws a part on the left and its mirror on the right. Only the shape is mirrored: light and texture are added
 * afterwards, so both halves are lit from the upper left.
 */
export function onBothSides(drawPart: (side: Side) => string): string {
  return drawPart(left) + drawPart(right);
}

/** Formats path numbers with one decimal, which is finer than a pixel of the largest picture. */
export function point(x: number, y: number): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}

/** Bounding box of a path's points and control points, with a margin and rounded outwards, as x, y, width, height. */
export function boxOf(
  path: string,
  margin: number,
): readonly [x: number, y: number, width: number, height: number] {
  const grid = 20;
  const values = readPath(path).flatMap((segment) => segment.values);
  const xs = values.filter((_, index) => index % 2 === 0);
  const ys = values.filter((_, index) => index % 2 === 1);
  const x = Math.floor((Math.min(...xs) - margin) / grid) * grid;
  const y = Math.floor((Math.min(...ys) - margin) / grid) * grid;
  const width = Math.ceil((Math.max(...xs) + margin - x) / grid) * grid;
  const height = Math.ceil((Math.max(...ys) + margin - y) / grid) * grid;
  return [x, y, width, height];
}

/** Whether a path only uses the commands that `boxOf` and `mirrorPath` support. */
export function isAbsolute(path: string): boolean {
  return !/[^MLCQZ\d\s.,-]/.test(path);
}
