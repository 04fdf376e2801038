import { drawLabel } from '../../core/brand.ts';
import type { Tones } from '../../core/colour.ts';
import { folds, path, soft, softLine } from '../../core/light.ts';
import type { FoldRow } from '../../core/light.ts';
import { onBothSides, symmetric } from '../../core/outline.ts';
import type { Side } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import { seam, thread } from '../../core/stitching.ts';
import type { Texture } from '../../core/textures.ts';
import { backMark, chestMark, cloth, pairedFolds, torsoLight } from '../garments.ts';
import type { Face } from '../garments.ts';

const torsoBelowNeck =
  'C356 170 306 186 272 212C266 320 286 420 284 520C284 640 278 760 276 852C344 868 430 872 500 872';
const torso: Record<Face, string> = {
  front: symmetric(`M500 200C450 200 414 182 394 160${torsoBelowNeck}`),
  back: symmetric(`M500 172C458 172 420 168 394 160${torsoBelowNeck}`),
};
const ribTorsoBelowNeck =
  'C356 170 306 186 272 212C266 320 284 420 282 520C282 620 274 720 272 802C344 818 430 822 500 822';
const ribTorso: Record<Face, string> = {
  front: symmetric(`M500 200C450 200 414 182 394 160${ribTorsoBelowNeck}`),
  back: symmetric(`M500 172C458 172 420 168 394 160${ribTorsoBelowNeck}`),
};
const ribHem = symmetric('M500 808C430 808 344 804 276 790C274 820 278 846 284 866C350 880 430 884 500 884');
const innerBack = symmetric('M500 212C446 208 412 188 396 158C430 148 466 146 500 146');
const innerBackShade = symmetric('M500 214C440 210 410 190 392 176L404 168C430 176 466 178 500 178');
/** The neck band. At the front it drops, at the back it lies almost straight. */
const neckBand: Record<Face, string> = {
  front:
    'M388 161C410 200 452 222 500 222C548 222 590 200 612 161L597 154C578 186 546 202 500 202C454 202 422 186 403 154Z',
  back: 'M390 160C420 176 460 184 500 184C540 184 580 176 610 160L598 148C570 160 536 166 500 166C464 166 430 160 402 148Z',
};

const shortSleeve =
  'M278 208C232 230 190 284 164 356C150 396 138 436 130 468C170 492 220 504 264 506C272 470 282 424 292 384C302 322 298 254 278 208Z';
const longSleeve =
  'M278 208C230 228 194 284 174 366C152 470 136 600 124 730C150 752 194 760 222 752C244 650 272 536 288 444C302 362 300 262 278 208Z';
const ribSleeve =
  'M278 208C230 228 194 284 174 366C152 466 136 580 124 690C150 714 196 722 224 714C246 622 272 522 288 436C302 358 300 262 278 208Z';
const ribCuff =
  'M122 684C150 708 198 716 228 708C228 738 222 774 216 798C188 810 150 804 126 790C118 758 116 718 122 684Z';
const armhole = 'M278 208C298 254 302 322 292 384C286 424 282 462 282 506';

const shortSleeveFolds: readonly FoldRow[] = [
  [282, 250, 204, 424, 26, 10, 0.34, 9],
  [294, 334, 216, 474, 14, 8, 0.3, 9],
  [230, 300, 160, 440, 16, 7, 0.18, 9],
];
const longSleeveFolds: readonly FoldRow[] = [
  [288, 300, 192, 420, 22, 12, 0.34, 9],
  [284, 400, 164, 500, 20, 11, 0.32, 9],
  [264, 500, 152, 580, 14, 10, 0.3, 9],
  [252, 590, 142, 660, 12, 9, 0.26, 9],
  [238, 680, 134, 716, 8, 8, 0.26, 6],
];
const torsoFolds = pairedFolds([
  [298, 332, 420, 470, -20, 12, 0.3, 14],
  [292, 470, 402, 560, -14, 9, 0.24, 9],
  [334, 800, 362, 620, 10, 10, 0.2, 14],
]);

export interface ShirtStyle {
  sleeves: 'short' | 'long' | 'ribbed';
  fine: Texture;
  /** Cloth of the sleeves, neck and hem: `second` gives raglan looks and contrast ribs. */
  sleeveTones?: (paint: Paint) => Tones;
  trimTones?: (paint: Paint) => Tones;
  /** Drawn on the torso under its shade: panels, prints. */
  graphic?: (pen: Pen, paint: Paint, face: Face) => string;
  /** Drawn last, over the neck: collars, plackets. */
  neck?: (pen: Pen, paint: Paint, face: Face) => string;
  /** Heavier cloth swells more. */
  swell?: number;
  /** Whether the small mark is left out, where a large print takes its place. */
  isMarkedLarge?: (paint: Paint) => boolean;
}

/** Everything with a torso and sleeves that goes on over the head. */
export function shirt(style: ShirtStyle, face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const isRibbed = style.sleeves === 'ribbed';
    const body = (isRibbed ? ribTorso : torso)[face];
    const trim = style.trimTones?.(paint) ?? paint.main;
    const sleeve =
      style.sleeves === 'short' ? shortSleeve : style.sleeves === 'long' ? longSleeve : ribSleeve;
    const shadows = [body, sleeve, symmetricPair(sleeve)];
    return (
      flatShadow(pen, isRibbed ? [...shadows, ribHem] : shadows) +
      (face === 'front' ? drawInnerBack(pen, paint) : '') +
      panel(pen, {
        outline: body,
        tones: paint.main,
        light: [420, 160, 520, 880],
        edge: 24,
        edgeStrength: 0.4,
        rim: 0.3,
        textures: cloth(style.fine, style.swell ?? 0.75),
        inside:
          (style.graphic?.(pen, paint, face) ?? '') +
          torsoLight(pen, 278, 722, 230, 860) +
          folds(pen, torsoFolds) +
          folds(pen, [[480, 858, 470, 700, 12, 9, 0.14, 14]]),
      }) +
      (isRibbed
        ? panel(pen, {
            outline: ribHem,
            tones: trim,
            light: [0, 790, 0, 886],
            edge: 10,
            rim: 0.35,
            cast: 'thin',
            textures: [['rib', 0.8]],
          })
        : drawHem(paint)) +
      onBothSides((side) => drawSleeve(pen, paint, style, side)) +
      onBothSides((side) => seam(side.path(armhole))) +
      panel(pen, {
        outline: neckBand[face],
        tones: trim,
        light: [0, 150, 0, 222],
        edge: 5,
        rim: 0.5,
        cast: 'thin',
        textures: [['rib', 0.6]],
      }) +
      (style.neck?.(pen, paint, face) ?? '') +
      (style.isMarkedLarge?.(paint) === true && face === 'front'
        ? ''
        : face === 'front'
          ? chestMark(paint)
          : backMark(paint))
    );
  };
}

function symmetricPair(outline: string): string {
  let other = '';
  onBothSides((side) => {
    other = side.path(outline);
    return '';
  });
  return other;
}

function drawInnerBack(pen: Pen, paint: Paint): string {
  const shade = {
    ...paint.main,
    highlight: paint.main.low,
    light: paint.main.low,
    base: paint.main.low,
    low: paint.main.deep,
  };
  return (
    panel(pen, {
      outline: innerBack,
      tones: shade,
      light: [0, 140, 0, 214],
      edge: 18,
      edgeStrength: 0.7,
      rim: 0,
      textures: [['jersey', 1]],
      inside:
        soft(pen, innerBackShade, '#000', 9, 0.4) +
        path('M404 162C440 174 560 174 596 162L596 150L404 150Z', { fill: paint.main.base }),
    }) + drawLabel(paint.brand, 500, 160, 54)
  );
}

function drawHem({ main }: Paint): string {
  return (
    thread('M277 830C344 846 430 850 500 850C570 850 656 846 723 830', main.deep, 0.8, '6 3') +
    thread('M277 837C344 853 430 857 500 857C570 857 656 853 723 837', main.deep, 0.6, '6 3')
  );
}

function drawSleeve(pen: Pen, paint: Paint, style: ShirtStyle, side: Side): string {
  const tones = style.sleeveTones?.(paint) ?? paint.main;
  const isShort = style.sleeves === 'short';
  const outline = isShort ? shortSleeve : style.sleeves === 'long' ? longSleeve : ribSleeve;
  const hem = isShort ? 'M136 446C174 471 222 483 266 485' : 'M126 708C152 730 196 738 224 730';
  const light = side.name === 'left' ? ([150, 220, 270, 520] as const) : ([760, 200, 850, 520] as const);
  const rows = isShort ? shortSleeveFolds : longSleeveFolds;
  const sided =
    side.name === 'left'
      ? rows
      : rows.map(([x1, y1, x2, y2, bend, ...rest]): FoldRow => [
          1000 - x1,
          y1 + 8,
          1000 - x2,
          y2 - 6,
          -bend,
          ...rest,
        ]);
  return (
    panel(pen, {
      outline: side.path(outline),
      tones,
      light,
      edge: isShort ? 20 : 24,
      edgeStrength: 0.45,
      rim: 0.3,
      textures: [['sleeveDrape', 0.7], style.fine],
      inside:
        folds(pen, sided) +
        (isShort ? softLine(pen, side.path('M132 450C172 474 222 486 266 488'), '#000', 4, 2.5, 0.25) : ''),
    }) +
    (style.sleeves === 'ribbed'
      ? panel(pen, {
          outline: side.path(ribCuff),
          tones: style.trimTones?.(paint) ?? paint.main,
          light: [0, 690, 0, 800],
          edge: 10,
          rim: 0.3,
          cast: 'thin',
          textures: [['rib', 0.8]],
        })
      : thread(side.path(hem), tones.deep, 0.8, '6 3'))
  );
}
