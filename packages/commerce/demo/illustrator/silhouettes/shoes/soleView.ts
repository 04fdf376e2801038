import { drawLettering } from '../../core/brand.ts';
import type { Tones } from '../../core/colour.ts';
import { tonesOf } from '../../core/colour.ts';
import { ellipsePath, polygon, repeat } from '../../core/geometry.ts';
import { line, soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatLyingShadow } from './topView.ts';

/** The same footprint from below: the inner side is now the lower edge. */
const under =
  'M90 496C86 566 128 616 200 620C292 625 362 596 452 596C540 596 596 646 690 652C786 657 868 632 908 580C932 546 930 498 906 454C872 398 796 350 702 342C610 336 540 372 460 382C370 393 290 370 206 374C132 378 94 428 90 496Z';
const inset =
  'M108 496C104 556 142 598 206 602C294 607 364 578 454 578C544 578 602 628 692 634C780 638 854 616 890 570C912 540 910 500 888 460C858 410 786 368 700 360C614 354 546 390 462 400C372 411 294 390 210 392C146 395 112 440 108 496Z';
const shank =
  'M326 484C398 466 480 468 542 486C562 494 562 508 542 516C480 532 398 534 326 514C318 504 318 494 326 484Z';

export type Tread = 'pods' | 'racer' | 'lugs' | 'studs' | 'herringbone' | 'gum' | 'flat';

export interface SoleStyle {
  tread: Tread;
}

/** A shoe from below: footprint, tread by its use, and the brand's name at the waist. */
export function soleView({ tread }: SoleStyle): (pen: Pen, paint: Paint) => string {
  return (pen, paint) =>
    flatLyingShadow(pen, under) +
    panel(pen, {
      outline: under,
      tones: paint.sole,
      light: [0, 340, 0, 660],
      edge: 20,
      edgeStrength: 0.4,
      rim: 0.9,
      textures: [['foam', 0.9]],
      inside:
        soft(
          pen,
          'M300 480C400 452 500 452 570 480C640 500 640 524 570 534C500 556 400 548 300 534Z',
          '#000',
          14,
          0.2,
        ) + softLine(pen, 'M130 490C300 512 600 474 890 500', '#000', 12, 6, 0.14),
    }) +
    pen.clip(inset, treads[tread](pen, paint)) +
    (tread === 'studs' ? studs(pen, paint) : '') +
    name(pen, paint, tread);
}

function name(pen: Pen, paint: Paint, tread: Tread): string {
  if (tread === 'gum' || tread === 'herringbone' || tread === 'flat') {
    const ground = tread === 'flat' ? paint.sole : paint.accent;
    return (
      panel(pen, {
        outline: ellipsePath(434, 500, 96, 34),
        tones: ground,
        light: [0, 466, 0, 534],
        edge: 6,
        rim: 0.7,
        cast: 'thin',
      }) +
      drawLettering(paint.brand.name, {
        x: 434,
        y: 509,
        size: 25,
        width: 132,
        colour: ground.ink,
        opacity: 0.85,
      })
    );
  }
  return (
    panel(pen, {
      outline: shank,
      tones: paint.accent,
      light: [0, 466, 0, 534],
      edge: 6,
      rim: 0.7,
      cast: 'thin',
    }) +
    drawLettering(paint.brand.name, {
      x: 437,
      y: 509,
      size: 25,
      width: 140,
      colour: paint.accent.ink,
      opacity: 0.8,
    })
  );
}

/** A row of blocks across the foot, fanned a little, as soles bend. */
function row(
  pen: Pen,
  x: number,
  width: number,
  top: number,
  bottom: number,
  count: number,
  tones: Tones,
): string {
  const height = (bottom - top) / count;
  return repeat(count, (index) => {
    const y = top + index * height + 4;
    const lean = ((index < count / 2 ? 1 : -1) * 14 * Math.abs(index - (count - 1) / 2)) / count;
    return panel(pen, {
      outline: polygon([
        [x + lean, y],
        [x + width + lean, y - 3],
        [x + width + lean * 0.2, y + height - 8],
        [x + lean * 0.2, y + height - 5],
      ]),
      tones,
      light: [0, y - 10, 0, y + height],
      edge: 5,
      rim: 0.5,
      cast: 'thin',
    });
  });
}

const rubber = tonesOf('#1E1F22');
const gum = tonesOf('#B07A45');

const treads: Record<Tread, (pen: Pen, paint: Paint) => string> = {
  pods: (pen, paint) =>
    repeat(7, (index) => row(pen, 560 + index * 49, 39, 336, 664, 5, index === 6 ? paint.second : rubber)) +
    repeat(4, (index) => row(pen, 112 + index * 46, 37, 366, 634, 4, index === 0 ? paint.second : rubber)),

  racer: (pen, paint) =>
    panel(pen, {
      outline: 'M560 330C700 330 930 380 930 500C930 620 700 670 560 670C590 600 590 400 560 330Z',
      tones: rubber,
      light: [0, 330, 0, 670],
      edge: 8,
      rim: 0.5,
      cast: 'thin',
      textures: [['perforation', 0.5]],
    }) +
    panel(pen, {
      outline: 'M90 360C180 360 240 380 262 420C220 470 220 530 262 580C240 620 180 640 90 640Z',
      tones: rubber,
      light: [0, 360, 0, 640],
      edge: 8,
      rim: 0.5,
      cast: 'thin',
    }) +
    panel(pen, {
      outline: 'M250 470C380 452 520 440 640 470C660 490 660 510 640 530C520 560 380 548 250 530Z',
      tones: paint.second,
      light: [0, 440, 0, 560],
      edge: 8,
      rim: 0.6,
      cast: 'thin',
      textures: [['twill', 1]],
    }),

  lugs: (pen, paint) => lugField(pen, paint),

  studs: (pen, paint) =>
    panel(pen, {
      outline: 'M80 330H940V670H80Z',
      tones: paint.second,
      light: [0, 350, 0, 650],
      edge: 1,
      rim: 0,
      textures: [['foam', 0.5]],
      inside:
        softLine(
          pen,
          'M150 500C300 500 380 500 560 500C660 440 800 430 880 470M560 500C660 560 800 570 880 530',
          '#000',
          16,
          6,
          0.3,
        ) + softLine(pen, 'M150 494C300 494 380 494 560 494C660 434 800 424 880 464', '#fff', 6, 2.5, 0.4),
    }),

  herringbone: (pen, paint) => {
    const zigzag = (x: number): string =>
      `M${x} 320${repeat(18, (index) => `L${x + (index % 2 === 0 ? 18 : 0)} ${340 + index * 20}`)}`;
    const bed = panel(pen, {
      outline: 'M80 320H940V680H80Z',
      tones: paint.accent,
      light: [0, 350, 0, 650],
      edge: 1,
      rim: 0,
    });
    return (
      bed +
      repeat(
        34,
        (index) =>
          line(zigzag(100 + index * 24), '#000', 8, { opacity: 0.3 }) +
          line(zigzag(97 + index * 24), '#fff', 3, { opacity: 0.28 }),
      )
    );
  },

  gum: (pen) => {
    const bed = panel(pen, {
      outline: 'M80 320H940V680H80Z',
      tones: gum,
      light: [0, 350, 0, 650],
      edge: 1,
      rim: 0,
      textures: [['grit', 0.7]],
    });
    const ring = (cx: number, cy: number, count: number): string =>
      repeat(count, (index) => {
        const d = ellipsePath(cx, cy, 22 + index * 22, 22 + index * 22);
        return (
          line(d, '#000', 6, { opacity: 0.28 }) +
          line(d, '#fff', 2.5, { opacity: 0.3, transform: 'translate(2 3)' })
        );
      });
    return bed + ring(720, 470, 10) + ring(200, 500, 6);
  },

  flat: (pen, paint) =>
    panel(pen, {
      outline: 'M80 320H940V680H80Z',
      tones: paint.sole,
      light: [0, 350, 0, 650],
      edge: 1,
      rim: 0,
      textures: [['grit', 0.5]],
    }) +
    repeat(30, (index) => {
      const x = 100 + index * 28;
      const d = `M${x} 330C${x + 30} 420 ${x - 30} 580 ${x} 670`;
      return (
        line(d, '#000', 7, { opacity: 0.2 }) +
        line(d, '#fff', 3, { opacity: 0.4, transform: 'translate(3 1)' })
      );
    }),
};

function lugField(pen: Pen, paint: Paint): string {
  const bed = panel(pen, {
    outline: 'M80 320H940V680H80Z',
    tones: rubber,
    light: [0, 350, 0, 650],
    edge: 1,
    rim: 0,
    textures: [['grit', 0.8]],
  });
  const chevron = (x: number, y: number, turn: 1 | -1, tones: Tones): string =>
    panel(pen, {
      outline: polygon([
        [x, y - 20],
        [x + 22 * turn, y],
        [x, y + 20],
        [x + 17 * turn, y + 20],
        [x + 40 * turn, y],
        [x + 17 * turn, y - 20],
      ]),
      tones,
      light: [0, y - 24, 0, y + 24],
      edge: 4,
      rim: 0.6,
      cast: 'thin',
    });
  const field = (fromX: number, columns: number, turn: 1 | -1): string =>
    repeat(columns, (column) =>
      repeat(7, (index) => {
        const x = fromX + column * 50;
        const y = 344 + index * 54 + (column % 2) * 27;
        return chevron(x, y, turn, column % 3 === 1 ? paint.accent : rubber);
      }),
    );
  return bed + field(566, 7, 1) + field(158, 4, -1);
}

/** Conical studs seen end on: four under the heel, seven under the ball. */
function studs(pen: Pen, paint: Paint): string {
  const places: readonly (readonly [number, number])[] = [
    [164, 430],
    [164, 566],
    [276, 430],
    [276, 566],
    [584, 420],
    [584, 580],
    [690, 388],
    [690, 610],
    [806, 420],
    [806, 590],
    [700, 500],
  ];
  return places
    .map(([x, y]) => {
      const foot = panel(pen, {
        outline: ellipsePath(x, y, 33, 31),
        tones: paint.second,
        light: [x - 30, y - 30, x + 20, y + 34],
        edge: 6,
        rim: 0.5,
        cast: 'thick',
      });
      const tip = panel(pen, {
        outline: ellipsePath(x + 3, y + 2, 20, 19),
        tones: paint.accent,
        light: [x - 14, y - 16, x + 16, y + 18],
        edge: 4,
        rim: 0.7,
      });
      return foot + tip;
    })
    .join('');
}
