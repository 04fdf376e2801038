import { drawLabel } from '../../core/brand.ts';
import { folds, soft, softLine } from '../../core/light.ts';
import { mirrorPath, onBothSides, symmetric } from '../../core/outline.ts';
import type { Side } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { flatShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';
import { gathers } from '../bottoms/bottomParts.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';
import { backMark, chestMark, garmentCrop, pairedFolds, torsoLight } from '../garments.ts';
import type { Face } from '../garments.ts';
import {
  collarInside,
  jacketArmhole,
  jacketBody,
  jacketSleeve,
  sided,
  sleeveFolds,
  standCollar,
} from './jacketParts.ts';

/** A block of the second colour from the chest up, and a tape of accent where the two meet. */
const chestBlock = symmetric(
  'M500 440C420 440 340 440 272 432C268 380 262 310 266 256C298 232 330 218 380 204C410 224 450 240 500 240',
);
const tape = symmetric('M500 436C420 436 340 436 272 428L272 446C340 454 420 454 500 454');
const sleeveBlock =
  'M276 250C226 270 192 330 172 410C168 432 164 452 160 474C200 490 248 494 286 484C302 400 300 310 276 250Z';
const sleeveTape = 'M162 464C202 480 250 484 288 474L285 492C248 502 200 498 159 482Z';
const cuff = 'M128 782C154 802 204 808 232 798L228 826C198 838 152 834 126 812Z';

function drawSleeve(pen: Pen, { main, second, accent }: Paint, side: Side): string {
  return (
    panel(pen, {
      outline: side.path(jacketSleeve),
      tones: main,
      light: side.name === 'left' ? [150, 250, 280, 810] : [740, 240, 860, 810],
      edge: 22,
      edgeStrength: 0.44,
      rim: 0.45,
      textures: [
        ['crumple', 0.8],
        ['ripstop', 0.35],
      ],
      inside:
        panel(pen, {
          outline: side.path(sleeveBlock),
          tones: second,
          light: [160, 250, 280, 490],
          edge: 4,
          edgeStrength: 0.3,
          rim: 0.3,
          textures: [['crumple', 0.8]],
        }) +
        panel(pen, {
          outline: side.path(sleeveTape),
          tones: accent,
          light: [0, 460, 0, 500],
          edge: 3,
          edgeStrength: 0.3,
          rim: 0.5,
        }) +
        folds(pen, sided(sleeveFolds, side)),
    }) +
    panel(pen, {
      outline: side.path(cuff),
      tones: main,
      light: [0, 780, 0, 838],
      edge: 7,
      rim: 0.4,
      cast: 'thin',
      textures: [['rib', 0.9]],
    })
  );
}

function drawCollar(pen: Pen, { main, second, lining, brand }: Paint, face: Face): string {
  return (
    panel(pen, {
      outline: standCollar,
      tones: second,
      light: [400, 140, 540, 266],
      edge: 12,
      rim: 0.55,
      cast: 'thin',
      textures: [['crumple', 0.7]],
      stitch: { inset: 8, colour: main.highlight, strength: 0.3 },
      inside: folds(pen, [
        [400, 240, 440, 170, 8, 6, 0.26, 4],
        [600, 240, 566, 170, -8, 6, 0.26, 4],
      ]),
    }) +
    (face === 'front'
      ? panel(pen, {
          outline: collarInside,
          tones: lining,
          light: [0, 150, 0, 210],
          edge: 12,
          edgeStrength: 0.8,
          rim: 0,
          textures: [['mesh', 0.4]],
          inside: soft(pen, 'M420 190C460 204 540 204 580 190L580 220L420 220Z', '#000', 6, 0.4),
        }) + drawLabel(brand, 500, 160, 52, true)
      : '')
  );
}

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const { main, second, accent } = paint;
    const onChest = { ...paint, markColour: paint.markOnSecond };
    return (
      flatShadow(pen, [jacketBody, jacketSleeve, mirrorPath(jacketSleeve)], 0.9) +
      panel(pen, {
        outline: jacketBody,
        tones: main,
        light: [380, 210, 560, 890],
        edge: 22,
        edgeStrength: 0.4,
        rim: 0.45,
        textures: [
          ['crumple', 0.8],
          ['drape', 0.6],
          ['ripstop', 0.35],
        ],
        inside:
          panel(pen, {
            outline: chestBlock,
            tones: second,
            light: [380, 210, 540, 440],
            edge: 4,
            edgeStrength: 0.3,
            rim: 0.3,
            textures: [['crumple', 0.8]],
          }) +
          panel(pen, {
            outline: tape,
            tones: accent,
            light: [0, 426, 0, 456],
            edge: 3,
            edgeStrength: 0.3,
            rim: 0.5,
          }) +
          torsoLight(pen, 274, 726, 270, 880) +
          folds(
            pen,
            pairedFolds([
              [294, 480, 420, 570, -22, 9, 0.27, 4],
              [300, 600, 400, 660, -16, 8, 0.22, 4],
              [296, 330, 390, 390, -12, 8, 0.2, 4],
            ]),
          ) +
          gathers(pen, 862, 290, 720, -80) +
          softLine(pen, 'M264 838C342 858 430 862 500 862C570 862 658 858 736 838', '#000', 6, 2.5, 0.3),
      }) +
      onBothSides((side) => drawSleeve(pen, paint, side)) +
      onBothSides((side) => seam(side.path(jacketArmhole))) +
      thread('M264 846C342 866 430 870 500 870C570 870 658 866 736 846', main.deep, 0.7, '6 3') +
      drawCollar(pen, paint, face) +
      (face === 'front'
        ? drawZip(pen, 'M350 600L330 730', 5) +
          drawZipPull(pen, 350, 606, 9, accent) +
          drawZip(pen, 'M650 600L670 730', 5) +
          drawZipPull(pen, 650, 606, -9, accent) +
          drawZip(pen, 'M500 208L500 890', 7) +
          drawZipPull(pen, 500, 250, 0, accent) +
          chestMark(onChest, 580, 330, 42)
        : thread('M290 300C420 318 580 318 710 300', second.deep, 0.7) + backMark(onChest, 330, 66))
    );
  };
}

const drawFront = drawFace('front');

/** A light windproof in two blocks of colour, that packs into its own pocket. */
export const windJacket: Silhouette = {
  label: 'Wind jacket',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: drawFace('back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [360, 124, 350] },
  },
};
