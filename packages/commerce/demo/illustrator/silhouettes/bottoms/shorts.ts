import { drawMark } from '../../core/brand.ts'
import { folds, soft, softLine } from '../../core/light.ts'
import type { FoldRow } from '../../core/light.ts'
import { mirrorPath, onBothSides } from '../../core/outline.ts'
import type { Paint } from '../../core/paint.ts'
import { panel } from '../../core/panel.ts'
import type { Pen } from '../../core/pen.ts'
import { flatShadow } from '../../core/shadows.ts'
import type { Crop, Silhouette } from '../../core/silhouette.ts'
import { seam, thread } from '../../core/stitching.ts'
import { drawZip, drawZipPull } from '../fastenings.ts'
import type { Face } from '../garments.ts'
import { drawcord, drawWaistband, gathers } from './bottomParts.ts'

/** The hem is not a straight line: cloth on a table keeps a wave where the leg was round. */
const leg =
  'M500 244L300 244C288 326 262 420 236 518C214 604 196 690 184 758C206 776 236 772 262 782C296 796 330 786 362 796C398 808 436 800 476 806C482 716 490 600 500 492Z'
const hem =
  'M190 736C212 752 240 750 266 760C300 772 334 764 366 774C400 784 438 778 476 783'
const sidePanel = 'M300 246C288 326 262 420 236 518C214 604 196 690 184 758C206 776 232 770 252 778C266 660 282 540 302 430C308 360 312 300 312 246Z'
const liner = 'M300 760C360 776 430 780 470 780C474 800 474 816 472 830C420 842 352 838 304 822Z'
const crop: Crop = [96, 94, 808]

const legFolds: readonly FoldRow[] = [
  [330, 262, 296, 470, 18, 12, 0.26, 9],
  [404, 262, 392, 400, 8, 9, 0.2, 9],
  [497, 478, 384, 560, -18, 13, 0.34, 9],
  [494, 548, 346, 668, -22, 13, 0.3, 14],
  [470, 640, 300, 740, -16, 11, 0.22, 14],
  [262, 782, 292, 600, 16, 13, 0.26, 14],
  [362, 796, 376, 620, -14, 12, 0.24, 14],
  [440, 800, 430, 680, 10, 10, 0.2, 9],
]

function drawFace(face: Face): (pen: Pen, paint: Paint) => string {
  return (pen, { main, second, accent, lining, brand, markColour }) =>
    flatShadow(pen, [leg, mirrorPath(leg)]) +
    onBothSides((side) => panel(pen, { outline: side.path(liner), tones: lining, light: [0, 760, 0, 840], edge: 10, rim: 0.3, textures: [['mesh', 0.4]] })) +
    onBothSides((side) => {
      const rows = side.name === 'left' ? legFolds : legFolds.map(([x1, y1, x2, y2, bend, ...rest], index): FoldRow => [1000 - x1, y1, 1000 - x2 + (index % 2) * 10, y2 + 14, -bend * 0.9, ...rest])
      return (
        panel(pen, {
          outline: side.path(leg),
          tones: main,
          light: side.name === 'left' ? [280, 240, 420, 800] : [580, 230, 760, 800],
          edge: 22,
          edgeStrength: 0.46,
          rim: 0.4,
          textures: [
            ['nylon', 0.55],
            ['drape', 0.8],
          ],
          inside:
            soft(pen, side.path('M330 300C306 440 276 600 252 760L326 784C330 620 352 440 384 300Z'), '#fff', 22, side.name === 'left' ? 0.24 : 0.1) +
            softLine(pen, side.path('M500 300L484 800'), '#000', 24, 14, 0.34) +
            gathers(pen, 262, side.name === 'left' ? 312 : 512, side.name === 'left' ? 490 : 690, 96) +
            folds(pen, rows),
        }) +
        panel(pen, { outline: side.path(sidePanel), tones: second, light: [200, 260, 290, 780], edge: 8, edgeStrength: 0.4, rim: 0.4, textures: [['mesh', 0.35]], inside: softLine(pen, side.path('M226 560C216 640 210 700 206 760'), '#000', 12, 9, 0.24) }) +
        thread(side.path(hem), main.deep, 0.9, '6 3') +
        (face === 'front' ? seam(side.path('M344 258C338 330 328 392 306 436')) : '')
      )
    }) +
    seam('M500 260L500 490', main.ink) +
    drawWaistband(pen, { top: 176, halfTop: 196, halfBottom: 202, height: 80, tones: main }) +
    (face === 'front'
      ? drawcord(pen, 226, accent) + drawMark(brand, 256, 684, 40, markColour, 0.95)
      : drawZip(pen, 'M590 330L690 330', 5) + drawZipPull(pen, 684, 330, -12, accent) + drawMark(brand, 480, 204, 36, markColour, 0.9))
}

const drawFront = drawFace('front')

/** Lined running shorts, seven inches. */
export const shorts: Silhouette = {
  label: 'Shorts',
  views: {
    front: { draw: drawFront, crop },
    back: { draw: drawFace('back'), crop },
    detail: { draw: drawFront, crop: [330, 156, 340] },
  },
}
