import { drawMark } from '../../core/brand.ts';
import { folds, soft, softLine } from '../../core/light.ts';
import { onBothSides, symmetric } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Crop, Silhouette } from '../../core/silhouette.ts';
import { stitching } from '../../core/stitching.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';
import type { Face } from '../garments.ts';
import { buckle, webbing } from './bagParts.ts';

const pouch = symmetric(
  'M500 390C400 386 300 392 232 408C214 420 208 440 210 464C220 550 270 630 350 660C400 674 450 676 500 676',
);
const frontPocket = symmetric(
  'M500 486C420 484 330 486 262 494C280 560 310 610 366 636C410 650 450 652 500 652',
);
const wing =
  'M232 408C190 414 140 400 96 376C88 390 86 410 90 430C140 470 190 492 216 500C206 470 208 430 232 408Z';
/** The belt runs round behind and is closed in front of the wearer's back, so a loop of it shows above. */
const belt = 'M104 392C40 330 120 210 500 206C880 210 960 330 896 392';
const crop: Crop = [46, 8, 908];

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, { main, second, accent, brand, markColour }) =>
    flatShadow(pen, [pouch, wing]) +
    webbing(pen, belt, second, 30) +
    buckle(pen, 500, 206, 0, 1.1) +
    webbing(pen, 'M640 214C700 224 752 240 790 262', accent, 12) +
    onBothSides((side) =>
      panel(pen, {
        outline: side.path(wing),
        tones: second,
        light: [90, 380, 220, 500],
        edge: 10,
        rim: 0.4,
        textures: [['mesh', 0.5]],
        stitch: { inset: 7, strength: 0.3 },
      }),
    ) +
    panel(pen, {
      outline: pouch,
      tones: main,
      light: [400, 386, 480, 680],
      edge: 26,
      rim: 0.5,
      cast: 'thin',
      textures: [
        ['ripstop', 0.7],
        ['nylon', 0.7],
      ],
      inside:
        soft(pen, 'M250 430C400 410 600 410 750 430L740 470C600 450 400 450 260 470Z', '#fff', 14, 0.34) +
        softLine(pen, 'M240 560C320 680 680 680 760 560', '#000', 34, 22, 0.36) +
        folds(pen, [
          [250, 440, 330, 500, -8, 9, 0.26, 6],
          [750, 440, 680, 500, 8, 9, 0.28, 6],
        ]),
    }) +
    (face === 'front'
      ? drawZip(pen, 'M250 446C350 428 650 428 750 446', 8) +
        drawZipPull(pen, 282, 440, 12, accent) +
        panel(pen, {
          outline: frontPocket,
          tones: main,
          light: [420, 484, 480, 660],
          edge: 18,
          edgeStrength: 0.46,
          rim: 0.55,
          cast: 'thick',
          textures: [
            ['ripstop', 0.7],
            ['nylon', 0.7],
          ],
          inside:
            soft(pen, 'M300 510C420 500 560 500 660 508L640 556C540 540 420 540 320 560Z', '#fff', 14, 0.28) +
            folds(pen, [
              [310, 600, 400, 560, 8, 8, 0.22, 9],
              [690, 600, 610, 560, -8, 8, 0.24, 9],
            ]),
        }) +
        stitching(pen, frontPocket, { inset: 8, strength: 0.25 }) +
        drawZip(pen, 'M284 516C380 504 620 504 716 516', 6) +
        drawZipPull(pen, 704, 514, -12, accent) +
        drawMark(brand, 462, 544, 78, markColour)
      : panel(pen, {
          outline: symmetric(
            'M500 424C420 422 330 426 270 440C280 520 320 590 380 620C420 634 460 636 500 636',
          ),
          tones: second,
          light: [0, 424, 0, 640],
          edge: 16,
          rim: 0.4,
          cast: 'thin',
          textures: [['mesh', 0.6]],
          stitch: { inset: 9, strength: 0.25 },
        }) + drawMark(brand, 474, 500, 56, markColour, 0.8));
}

const drawFront = drawFace('front');

/** A bag for the hips or across the chest. */
export const waistBag: Silhouette = {
  label: 'Waist bag',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [330, 390, 320] },
  },
};
