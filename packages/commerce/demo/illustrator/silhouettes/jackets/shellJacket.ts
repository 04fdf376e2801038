import { drawLabel } from '../../core/brand.ts';
import { folds, soft } from '../../core/light.ts';
import { mirrorPath, onBothSides, symmetric } from '../../core/outline.ts';
import type { Side } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';
import { backMark, chestMark, hoodedCrop, pairedFolds, torsoLight } from '../garments.ts';
import type { Face } from '../garments.ts';
import { jacketArmhole, jacketBody, jacketSleeve, sided, sleeveFolds } from './jacketParts.ts';

const hood: Record<Face, string> = {
  front: symmetric('M500 264C446 278 392 276 352 244C318 204 344 132 408 104C440 92 470 88 500 88'),
  back: symmetric('M500 330C430 330 384 292 362 240C346 190 370 124 420 100C446 88 474 84 500 84'),
};
const hoodInside = symmetric('M500 258C464 248 428 220 412 182C412 144 440 122 500 122');
const yoke = symmetric(
  'M500 330C420 330 342 380 274 410C266 360 262 300 266 256C298 232 330 218 380 204C410 224 450 240 500 240',
);
const leftFacing = 'M402 172C410 236 452 268 488 276L488 258C458 246 428 220 418 168Z';
const cuff = 'M128 786C154 804 202 810 231 802L228 830C198 840 154 836 127 816Z';
const tab = 'M152 800L200 808L198 826L152 818Z';

function drawSleeve(pen: Pen, { main, second, accent }: Paint, side: Side): string {
  return (
    panel(pen, {
      outline: side.path(jacketSleeve),
      tones: main,
      light: side.name === 'left' ? [150, 250, 280, 810] : [740, 240, 860, 810],
      edge: 23,
      edgeStrength: 0.48,
      rim: 0.45,
      textures: [['nylon', 0.75]],
      inside: folds(pen, sided(sleeveFolds, side)) + seam(side.path('M216 300C192 480 178 640 172 820')),
    }) +
    panel(pen, {
      outline: side.path(cuff),
      tones: second,
      light: [0, 786, 0, 840],
      edge: 5,
      rim: 0.4,
      cast: 'thin',
    }) +
    panel(pen, {
      outline: side.path(tab),
      tones: accent,
      light: [0, 800, 0, 826],
      edge: 2,
      rim: 0.5,
      cast: 'thin',
    })
  );
}

function drawHoodFront(pen: Pen, { second, lining, brand }: Paint): string {
  const rightFacing = mirrorPath(leftFacing);
  return (
    panel(pen, {
      outline: hood.front,
      tones: second,
      light: [400, 80, 560, 270],
      edge: 22,
      rim: 0.5,
      cast: 'thick',
      textures: [['nylon', 0.75]],
      inside:
        folds(pen, [
          [384, 140, 404, 240, 10, 8, 0.32, 4],
          [616, 140, 596, 240, -10, 8, 0.32, 4],
        ]) + seam('M430 84C420 100 410 120 404 150M570 84C580 100 590 120 596 150'),
    }) +
    panel(pen, {
      outline: hoodInside,
      tones: lining,
      light: [0, 120, 0, 262],
      edge: 26,
      edgeStrength: 0.9,
      rim: 0,
      textures: [['ripstop', 0.4]],
      inside: soft(
        pen,
        'M412 184C440 240 470 252 500 258C530 252 560 240 588 184L588 270L412 270Z',
        '#000',
        14,
        0.5,
      ),
    }) +
    drawLabel(brand, 500, 146, 58, true) +
    [leftFacing, rightFacing]
      .map((outline) =>
        panel(pen, { outline, tones: second, light: [0, 168, 0, 276], edge: 6, rim: 0.6, cast: 'thin' }),
      )
      .join('')
  );
}

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const { main, second, accent } = paint;
    return (
      flatShadow(pen, [jacketBody, jacketSleeve, mirrorPath(jacketSleeve), hood[face]]) +
      panel(pen, {
        outline: jacketBody,
        tones: main,
        light: [380, 210, 560, 890],
        edge: 25,
        edgeStrength: 0.44,
        rim: 0.45,
        textures: [
          ['nylon', 0.75],
          ['drape', 0.75],
        ],
        inside:
          torsoLight(pen, 274, 726, 270, 880) +
          folds(
            pen,
            pairedFolds([
              [294, 470, 420, 560, -22, 9, 0.27, 4],
              [302, 620, 430, 700, -16, 8, 0.22, 4],
              [334, 860, 370, 720, 10, 10, 0.22, 6],
            ]),
          ) +
          folds(pen, [[450, 860, 440, 740, 8, 8, 0.2, 6]]),
      }) +
      panel(pen, {
        outline: yoke,
        tones: second,
        light: [380, 210, 560, 410],
        edge: 12,
        edgeStrength: 0.4,
        rim: 0.5,
        cast: 'thin',
        textures: [['nylon', 0.75]],
        inside: folds(pen, [
          [302, 280, 400, 330, -10, 8, 0.26, 4],
          [698, 280, 600, 340, 10, 8, 0.26, 4],
        ]),
      }) +
      onBothSides((side) => drawSleeve(pen, paint, side)) +
      onBothSides((side) => seam(side.path(jacketArmhole))) +
      thread('M263 846C342 866 430 870 486 870M514 870C570 870 658 866 737 846', main.deep, 0.6, '6 3') +
      (face === 'front'
        ? drawZip(pen, 'M340 560L316 700') +
          drawZipPull(pen, 340, 566, 10, accent) +
          drawZip(pen, 'M660 560L684 700') +
          drawZipPull(pen, 660, 566, -10, accent) +
          drawZip(pen, 'M596 430L622 506', 5) +
          drawZipPull(pen, 597, 434, -20, accent) +
          drawHoodFront(pen, paint) +
          drawZip(pen, 'M500 256L500 890', 8) +
          drawZipPull(pen, 500, 286, 0, accent) +
          chestMark(paint, 566, 352, 40)
        : panel(pen, {
            outline: hood.back,
            tones: second,
            light: [400, 84, 520, 330],
            edge: 26,
            rim: 0.45,
            cast: 'thick',
            textures: [['nylon', 0.75]],
            inside:
              seam('M430 96C418 170 420 260 452 328M570 96C582 170 580 260 548 328') +
              folds(pen, [
                [400, 150, 440, 300, 14, 10, 0.3, 6],
                [600, 150, 560, 300, -14, 10, 0.3, 6],
              ]),
          }) +
          panel(pen, {
            outline: 'M470 246L530 246L530 266L470 266Z',
            tones: accent,
            light: [0, 246, 0, 266],
            edge: 2,
            rim: 0.5,
            cast: 'thin',
          }) +
          backMark(paint, 420, 66))
    );
  };
}

const drawFront = drawFace('front');

/** A waterproof shell with a hood and a contrasting yoke. */
export const shellJacket: Silhouette = {
  label: 'Waterproof jacket',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: hoodedCrop },
    back: { draw: drawFace('back'), crop: hoodedCrop },
    detail: { draw: drawFront, crop: [330, 92, 360] },
  },
};
