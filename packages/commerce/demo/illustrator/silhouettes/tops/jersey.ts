import { drawLettering } from '../../core/brand.ts';
import { ringBand } from '../../core/geometry.ts';
import { path } from '../../core/light.ts';
import { onBothSides } from '../../core/outline.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam } from '../../core/stitching.ts';
import { garmentCrop } from '../garments.ts';
import type { Face } from '../garments.ts';
import { shirt } from './shirt.ts';
import type { ShirtStyle } from './shirt.ts';

const sidePanel = 'M262 380C300 420 326 500 330 600C334 700 326 800 318 880L262 880Z';
const sidePanelEdge = 'M286 408C312 446 328 520 330 600C334 700 326 800 318 868';
/** Corner arcs woven into the cloth, big enough to run off both sides. */
const arcs = [280, 330, 380, 430, 480, 530, 580, 630].map((radius) =>
  ringBand(330, 880, radius, radius + 22, 0, 100),
);
/** Broad hoops below the mark, and a sash from the shoulder: the other two cloths a club may choose. */
const hoops = [352, 472, 592, 712].map((y) => `M250 ${y}L750 ${y}L750 ${y + 60}L250 ${y + 60}Z`);
const sash = ['M250 250L360 160L760 700L760 880L700 880Z'];
/** A number stands between two hoops on the shirt's own colour: on stripes it cannot be read. */
const hoopsAroundNumber = [hoops[0], hoops[3]].filter((hoop) => hoop !== undefined);
const numberBetweenHoops = 659;
const weaves = { front: [arcs, hoops, sash], back: [arcs, hoopsAroundNumber, sash] } as const;
const vNeck =
  'M390 160C420 196 464 236 500 250C536 236 580 196 610 160L596 153C570 186 536 214 500 230C464 214 430 186 404 153Z';
const vGap = 'M404 176C440 204 470 206 500 206C530 206 560 204 596 176L560 214L500 238L440 214Z';

function drawGraphic(pen: Pen, { main, second, accentColour, variant }: Paint, face: Face): string {
  const woven = main.lightness > 0.5 ? main.low : main.highlight;
  return (
    weaves[face][variant]
      .map((outline) =>
        path(outline, variant === 0 ? { fill: woven, opacity: 0.34 } : { fill: second.base, opacity: 0.9 }),
      )
      .join('') +
    onBothSides(
      (side) =>
        panel(pen, {
          outline: side.path(sidePanel),
          tones: second,
          light: [0, 380, 0, 880],
          edge: 5,
          edgeStrength: 0.3,
          rim: 0.4,
          textures: [['mesh', 0.4]],
        }) + seam(side.path(sidePanelEdge)),
    ) +
    (face === 'back'
      ? drawLettering('10', {
          ...{ x: 500, y: variant === 1 ? numberBetweenHoops : 590, size: 270, width: 262 },
          ...{ colour: accentColour, opacity: 0.96 },
        })
      : '')
  );
}

const style: ShirtStyle = {
  sleeves: 'short',
  fine: ['fineMesh', 0.45],
  swell: 0.6,
  trimTones: ({ second }) => second,
  graphic: drawGraphic,
  neck: (pen, { second, accent, main }, face) =>
    (face === 'front'
      ? panel(pen, {
          outline: vGap,
          tones: main,
          light: [0, 170, 0, 240],
          edge: 6,
          edgeStrength: 0.4,
          rim: 0,
        }) +
        panel(pen, {
          outline: vNeck,
          tones: second,
          light: [0, 150, 0, 250],
          edge: 5,
          rim: 0.5,
          cast: 'thin',
          textures: [['rib', 0.6]],
        })
      : '') +
    onBothSides((side) =>
      panel(pen, {
        outline: side.path('M128 462C168 488 220 501 264 503L260 532C212 528 160 512 122 488Z'),
        tones: accent,
        light: [0, 460, 0, 532],
        edge: 5,
        rim: 0.4,
        cast: 'thin',
        textures: [['rib', 0.7]],
      }),
    ),
};
const drawFront = shirt(style, 'front');

/** A football shirt: woven arcs, mesh sides, a number on the back. */
export const jersey: Silhouette = {
  label: 'Football shirt',
  isCloth: true,
  views: {
    front: { draw: drawFront, crop: garmentCrop },
    back: { draw: shirt(style, 'back'), crop: garmentCrop },
    detail: { draw: drawFront, crop: [372, 116, 330] },
  },
};
