import { drawLettering, drawMark } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { folds, line, soft, softLine } from '../../core/light.ts';
import { onBothSides, symmetric } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Crop, Silhouette } from '../../core/silhouette.ts';
import { stitching } from '../../core/stitching.ts';
import { drawZip, drawZipPull } from '../fastenings.ts';
import { buckle, webbing } from './bagParts.ts';

const body = symmetric(
  'M500 148C420 146 350 158 318 200C284 260 268 400 262 560C256 680 258 770 276 818C300 850 400 862 500 862',
);
const lowerPocket = symmetric(
  'M500 520C430 518 360 524 332 540C318 600 312 690 320 780C340 812 420 822 500 822',
);
const topPocket = symmetric(
  'M500 250C440 248 380 252 344 268C336 330 332 400 330 470C380 482 440 486 500 486',
);
const strap =
  'M330 190C270 210 230 300 212 420C200 520 206 620 236 700L262 690C246 600 250 500 266 400C278 310 300 250 336 226Z';
const sidePocket = 'M268 560C244 580 232 640 234 720C236 780 250 810 274 820C266 740 264 650 268 560Z';
const backPanel = symmetric(
  'M500 210C430 210 370 220 350 250C334 340 326 500 322 640C320 720 330 780 344 800C400 816 450 820 500 820',
);
const shoulderStrap =
  'M452 200C400 206 350 240 318 320C290 400 276 520 280 640L336 650C334 540 346 430 376 350C396 300 424 264 462 252Z';
const crop: Crop = [66, 50, 872];

function drawHandle(pen: Pen, { second }: Paint): string {
  return (
    pen.cast('thin', line('M440 156C440 96 560 96 560 156', second.base, 24)) +
    line('M442 148C444 100 556 100 558 146', second.highlight, 6, { filter: pen.blur(2.5) })
  );
}

function drawBody(pen: Pen, { main }: Paint): string {
  return panel(pen, {
    outline: body,
    tones: main,
    light: [380, 150, 560, 870],
    edge: 34,
    edgeStrength: 0.52,
    rim: 0.45,
    textures: [
      ['ripstop', 0.8],
      ['nylon', 0.8],
      ['sleeveDrape', 0.5],
    ],
    inside:
      soft(pen, 'M340 220C310 340 300 500 300 760L380 780C370 560 380 360 410 200Z', '#fff', 34, 0.26) +
      folds(pen, [
        [286, 420, 330, 560, -10, 10, 0.3, 9],
        [714, 420, 668, 580, 10, 10, 0.34, 9],
      ]) +
      softLine(pen, 'M730 300C746 500 744 700 724 830', '#000', 34, 22, 0.4),
  });
}

function drawFront(pen: Pen, paint: Paint): string {
  const { main, second, accent, brand, markColour } = paint;
  return (
    groundShadow(pen, 500, 862, 240) +
    onBothSides((side) =>
      panel(pen, {
        outline: side.path(strap),
        tones: second,
        light: [210, 200, 300, 700],
        edge: 12,
        rim: 0.4,
        textures: [['mesh', 0.4]],
      }),
    ) +
    drawHandle(pen, paint) +
    onBothSides((side) =>
      panel(pen, {
        outline: side.path(sidePocket),
        tones: second,
        light: [0, 560, 0, 820],
        edge: 8,
        rim: 0.3,
        textures: [['mesh', 0.7]],
      }),
    ) +
    drawBody(pen, paint) +
    drawZip(pen, 'M296 400C308 300 322 232 360 208C400 190 600 190 640 208C678 232 692 300 704 400') +
    drawZipPull(pen, 299, 392, 8, accent) +
    drawZipPull(pen, 701, 392, -8, accent) +
    panel(pen, {
      outline: topPocket,
      tones: main,
      light: [400, 250, 520, 490],
      edge: 16,
      edgeStrength: 0.42,
      cast: 'thin',
      textures: [
        ['ripstop', 0.8],
        ['nylon', 0.7],
      ],
      inside: folds(pen, [[350, 320, 480, 360, -8, 8, 0.22, 9]]),
    }) +
    drawZip(pen, 'M352 300C420 288 580 288 648 300') +
    drawZipPull(pen, 362, 300, 14, accent) +
    stitching(pen, topPocket, { inset: 8, strength: 0.22 }) +
    panel(pen, {
      outline: lowerPocket,
      tones: second,
      light: [380, 520, 520, 830],
      edge: 24,
      cast: 'thick',
      textures: [
        ['ripstop', 0.8],
        ['nylon', 0.8],
      ],
      inside:
        soft(pen, 'M350 560C340 640 340 720 350 790L420 800C410 700 416 620 430 550Z', '#fff', 22, 0.26) +
        folds(pen, [
          [340, 700, 420, 800, 10, 10, 0.24, 9],
          [660, 690, 590, 800, -10, 10, 0.26, 9],
        ]),
    }) +
    drawZip(pen, 'M340 572C420 556 580 556 660 572') +
    drawZipPull(pen, 648, 571, -10, accent) +
    stitching(pen, lowerPocket, { inset: 9, strength: 0.22 }) +
    webbing(pen, 'M500 612L500 782', main, 44) +
    repeat(
      4,
      (index) =>
        line(`M478 ${640 + index * 36}L522 ${640 + index * 36}`, '#000', 3, { opacity: 0.5 }) +
        line(`M478 ${642.5 + index * 36}L522 ${642.5 + index * 36}`, '#fff', 1.5, { opacity: 0.25 }),
    ) +
    drawMark(brand, 470, 362, 60, markColour) +
    onBothSides(
      (side) =>
        webbing(pen, side.path('M262 470L330 462'), second, 16) +
        buckle(pen, side.x(292), 466, side.sign * -6, 0.46),
    )
  );
}

function drawBack(pen: Pen, paint: Paint): string {
  const { second, accent, brand, markColour } = paint;
  return (
    groundShadow(pen, 500, 862, 240) +
    drawHandle(pen, paint) +
    onBothSides((side) =>
      panel(pen, {
        outline: side.path(sidePocket),
        tones: second,
        light: [0, 560, 0, 820],
        edge: 8,
        rim: 0.3,
        textures: [['mesh', 0.7]],
      }),
    ) +
    drawBody(pen, paint) +
    panel(pen, {
      outline: backPanel,
      tones: second,
      light: [360, 210, 520, 820],
      edge: 20,
      rim: 0.4,
      cast: 'thin',
      textures: [['mesh', 0.5]],
      inside:
        softLine(pen, 'M500 230L500 810', '#000', 36, 14, 0.5) +
        [360, 500, 640]
          .map(
            (y) =>
              softLine(pen, `M330 ${y}C420 ${y + 20} 580 ${y + 20} 670 ${y}`, '#000', 20, 9, 0.4) +
              softLine(pen, `M330 ${y + 24}C420 ${y + 44} 580 ${y + 44} 670 ${y + 24}`, '#fff', 12, 9, 0.16),
          )
          .join(''),
      stitch: { inset: 9, strength: 0.25 },
    }) +
    onBothSides(
      (side) =>
        webbing(pen, side.path('M306 640C302 700 294 760 282 806'), second, 18) +
        panel(pen, {
          outline: side.path(shoulderStrap),
          tones: second,
          light: [300, 200, 420, 650],
          edge: 14,
          rim: 0.5,
          cast: 'thick',
          textures: [['fineMesh', 0.7]],
          stitch: { inset: 8, strength: 0.3 },
        }) +
        webbing(pen, side.path('M352 300C336 360 326 420 322 480'), accent, 10) +
        buckle(pen, side.x(308), 656, side.sign * 6, 0.44),
    ) +
    webbing(pen, 'M338 470C400 486 600 486 662 470', second, 14) +
    buckle(pen, 500, 482, 0, 0.6) +
    drawMark(brand, 478, 268, 44, markColour, 0.9) +
    drawLettering(brand.name, { x: 500, y: 784, size: 24, width: 120, colour: markColour, opacity: 0.5 })
  );
}

/** A day pack of two compartments. */
export const backpack: Silhouette = {
  label: 'Backpack',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawBack, crop },
    detail: { draw: drawFront, crop: [318, 490, 370] },
  },
};
