/** A pin on the map: its tip, in pixels. */
export interface PlacedPin {
  name: string;
  x: number;
  y: number;
}

/** Where the name of a pin stands; none where it would cover another pin or name. */
export type NameSide = 'right' | 'left' | undefined;

/** A part of the map, in the pixels of the pins. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Pixels of the drop of a pin above its tip, to each side of it. */
const drop = { half: 14, height: 34 };
/** Pixels of a letter at most, and of the padding of a name. */
const letter = 7.5;
const padding = 12;

const isWithin = (one: Box, other: Box): boolean =>
  one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function nameBox({ name, x, y }: PlacedPin, side: 'right' | 'left'): Box {
  const width = [...name].length * letter + padding;
  const from = side === 'right' ? x + drop.half : x - drop.half - width;
  return { left: from, right: from + width, top: y - drop.height, bottom: y - drop.height + 22 };
}

/**
 * On which side of its pin each name stands, in the order of the pins: the first ones are named first. `view` is what is
 * seen of the map, and `taken` are parts of it that something else covers.
 */
export function placeNames(pins: readonly PlacedPin[], view: Box, taken: readonly Box[] = []): NameSide[] {
  const drops = pins.map(({ x, y }) => ({
    ...{ left: x - drop.half, right: x + drop.half },
    ...{ top: y - drop.height, bottom: y },
  }));
  const names: Box[] = [];
  return pins.map((pin, at) => {
    const side = (['right', 'left'] as const).find((each) => {
      const box = nameBox(pin, each);
      return (
        isWithin(box, view) &&
        !taken.some((other) => overlap(other, box)) &&
        !names.some((name) => overlap(name, box)) &&
        !drops.some((other, of) => of !== at && overlap(other, box))
      );
    });
    if (side) names.push(nameBox(pin, side));
    return side;
  });
}
