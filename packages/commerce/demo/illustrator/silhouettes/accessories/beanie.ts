import { drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import { readableOn } from '../../core/paint.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';

const dome =
  'M236 640C222 460 268 300 388 222C430 196 466 186 500 186C534 186 570 196 612 222C732 300 778 460 764 640Z';
const cuff =
  'M212 596C330 572 670 572 788 596C798 660 796 728 784 786C680 816 320 816 216 786C204 728 202 660 212 596Z';
const label = 'M432 652L568 652L568 736L432 736Z';

/** Ribs run from the gather at the crown down over the head. */
function drawDomeRibs(pen: Pen): string {
  const count = 31;
  return repeat(count, (index) => {
    const share = index / (count - 1);
    const top = 470 + share * 60;
    const foot = 214 + share * 572;
    const belly = 500 + (foot - 500) * 1.03;
    const d = `M${top} 190C${500 + (foot - 500) * 0.62} 240 ${belly} 420 ${foot} 640`;
    return (
      line(d, '#000', 7, { opacity: 0.2 }) +
      softLine(pen, d, '#000', 5, 1.6, 0.16) +
      line(d, '#fff', 4, { opacity: 0.12, transform: 'translate(9 0)' })
    );
  });
}

function drawCuffRibs(pen: Pen): string {
  const count = 33;
  return repeat(count, (index) => {
    const share = index / (count - 1);
    const x = 206 + share * 588;
    const d = `M${x} 584Q${x + (share - 0.5) * 10} 690 ${x - (share - 0.5) * 8} 806`;
    return (
      line(d, '#000', 8, { opacity: 0.2 }) +
      softLine(pen, d, '#000', 5, 1.6, 0.16) +
      line(d, '#fff', 4.5, { opacity: 0.13, transform: 'translate(10 0)' })
    );
  });
}

function drawFront(pen: Pen, { main, second, accent, brand, accentColour }: Paint): string {
  const parts =
    flatShadow(pen, [dome, cuff]) +
    panel(pen, {
      outline: dome,
      tones: main,
      light: [360, 190, 520, 660],
      edge: 34,
      rim: 0.35,
      textures: [
        ['cableKnit', 0.3],
        ['fleece', 0.5],
        ['sleeveDrape', 0.6],
      ],
      inside:
        drawDomeRibs(pen) +
        soft(pen, 'M300 520C300 380 360 280 440 236C420 340 410 460 420 600L310 600Z', '#fff', 34, 0.3) +
        soft(pen, 'M220 560L780 560L780 660L220 660Z', '#000', 22, 0.3) +
        folds(pen, [
          [470, 200, 402, 318, 12, 9, 0.36, 6],
          [530, 200, 578, 286, -6, 9, 0.34, 6],
          [500, 196, 516, 300, 6, 7, 0.28, 6],
          [690, 300, 590, 420, 22, 12, 0.26, 12],
          [286, 520, 400, 450, -18, 12, 0.22, 12],
          [740, 540, 610, 560, 14, 11, 0.24, 10],
        ]),
    }) +
    panel(pen, {
      outline: cuff,
      tones: second,
      light: [320, 580, 420, 820],
      edge: 26,
      edgeStrength: 0.48,
      rim: 0.45,
      cast: 'thick',
      textures: [
        ['cableKnit', 0.3],
        ['fleece', 0.5],
      ],
      inside:
        drawCuffRibs(pen) +
        soft(pen, 'M260 610C380 596 520 596 620 606L620 640C500 630 380 630 260 646Z', '#fff', 14, 0.3) +
        folds(pen, [
          [240, 784, 340, 668, 14, 10, 0.24, 12],
          [770, 770, 650, 700, -12, 10, 0.26, 12],
          [600, 790, 640, 640, 10, 8, 0.18, 10],
        ]),
    }) +
    panel(pen, {
      outline: label,
      tones: accent,
      light: [0, 650, 0, 740],
      edge: 4,
      edgeStrength: 0.3,
      rim: 0.5,
      cast: 'thin',
      textures: [['twill', 0.5]],
      stitch: { inset: 5, colour: '#000', strength: 0.35, dash: '5 3', width: 1.4 },
    }) +
    drawMark(brand, 474, 668, 52, readableOn(accentColour), 0.95);
  // It lies as it was put down: not quite upright.
  return `<g transform="rotate(-3.5 500 520)">${parts}</g>`;
}

/** A ribbed beanie with a turned-up cuff and a woven label. */
export const beanie: Silhouette = {
  label: 'Beanie',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: [126, 126, 748] },
    detail: { draw: drawFront, crop: [350, 540, 300] },
  },
};
