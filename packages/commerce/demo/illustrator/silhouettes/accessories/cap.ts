import { drawMark } from '../../core/brand.ts';
import { folds, path, soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { groundShadow } from '../../core/shadows.ts';
import type { Silhouette } from '../../core/silhouette.ts';
import { seam, thread } from '../../core/stitching.ts';

/* Seen from the front, half turned to the right, so that the brim grows out of the crown along its whole front edge. */
const crown =
  'M176 606C160 440 262 292 470 280C664 276 772 384 786 556C740 598 640 632 520 640C392 646 262 636 176 606Z';
const brim =
  'M376 628C372 664 424 726 540 752C680 780 850 760 916 690C936 664 918 632 872 604C844 586 812 568 784 552C738 596 640 630 520 638C470 641 420 638 376 628Z';
const brimUnder =
  'M376 628C366 676 420 746 540 774C690 804 868 780 926 704C934 690 932 676 922 664C920 674 916 684 908 692C850 756 680 778 540 750C430 726 376 664 376 628Z';
const band =
  'M176 606C262 636 392 646 520 640C640 632 740 598 786 556L786 574C742 616 640 648 520 656C392 662 260 650 178 622Z';
const panelSeams = [
  'M470 280C400 340 350 470 356 640',
  'M470 280C560 340 620 480 626 622',
  'M470 280C320 300 230 420 214 620',
  'M470 280C640 300 726 430 740 592',
];

function drawBrimStitching(accent: string): string {
  return [0, 1, 2, 3, 4]
    .map((row) => {
      const t = row * 17;
      return thread(
        `M${392 + t * 0.5} ${644 + t * 0.1}C${404 + t} ${686 - t * 0.5} ${456 + t * 0.6} ${722 - t * 0.75} ${546 + t * 0.2} ${738 - t * 0.9}C676 ${762 - t} ${828 - t * 0.6} ${744 - t * 0.9} ${888 - t} ${684 - t * 0.55}C${902 - t} ${664 - t * 0.4} ${886 - t} ${640 - t * 0.3} ${858 - t * 0.9} ${620 - t * 0.2}`,
        accent,
        0.5,
        '6 3',
        1.5,
      );
    })
    .join('');
}

function drawFront(pen: Pen, { main, second, accent, brand, markColour }: Paint): string {
  const eyelets: readonly (readonly [number, number])[] = [
    [272, 440],
    [416, 388],
    [536, 392],
    [676, 440],
  ];
  return (
    groundShadow(pen, 640, 776, 262, 1.1) +
    softLine(pen, 'M200 640C320 680 420 700 520 760', '#15171c', 40, 22, 0.2) +
    panel(pen, { outline: brimUnder, tones: accent, light: [0, 640, 0, 790], edge: 8, rim: 0.2 }) +
    panel(pen, { outline: band, tones: main, light: [0, 560, 0, 660], edge: 6, rim: 0.2 }) +
    panel(pen, {
      outline: crown,
      tones: main,
      light: [340, 280, 520, 660],
      edge: 32,
      edgeStrength: 0.46,
      rim: 0.45,
      textures: [
        ['twill', 0.45],
        ['sleeveDrape', 0.5],
      ],
      inside:
        soft(pen, 'M230 500C250 380 340 310 450 300C400 370 350 480 344 610L230 600Z', '#fff', 22, 0.28) +
        soft(pen, 'M480 300C560 340 604 440 616 600L500 620C480 500 470 400 480 300Z', '#fff', 22, 0.18) +
        soft(pen, 'M660 320C760 380 790 480 790 560L700 610C720 500 710 400 660 320Z', '#000', 22, 0.2) +
        panelSeams.map((d) => seam(d)).join('') +
        panelSeams
          .map(
            (d) =>
              thread(d, main.highlight, 0.45, '5 3', 1.4).replaceAll(
                '<path',
                '<path transform="translate(-8 0)"',
              ) +
              thread(d, main.highlight, 0.45, '5 3', 1.4).replaceAll(
                '<path',
                '<path transform="translate(8 2)"',
              ),
          )
          .join('') +
        softLine(pen, 'M376 640C480 650 660 634 790 560', '#000', 14, 9, 0.4) +
        folds(pen, [
          [700, 430, 650, 580, -14, 9, 0.26, 9],
          [240, 470, 300, 600, 10, 9, 0.2, 9],
        ]),
    }) +
    panel(pen, {
      outline: brim,
      tones: second,
      light: [600, 560, 660, 770],
      edge: 14,
      edgeStrength: 0.4,
      rim: 0.8,
      cast: 'thin',
      textures: [['twill', 0.45]],
      inside:
        soft(pen, 'M400 630C520 648 690 636 790 560L850 596C740 690 540 700 410 668Z', '#000', 14, 0.34) +
        soft(
          pen,
          'M560 700C680 716 800 690 860 640C884 660 880 690 840 710C760 750 640 750 560 726Z',
          '#fff',
          22,
          0.34,
        ) +
        drawBrimStitching(second.highlight),
    }) +
    softLine(pen, 'M378 630C480 644 660 630 784 556', '#000', 5, 2.5, 0.5) +
    eyelets
      .map(
        ([x, y]) =>
          `<ellipse cx="${x}" cy="${y}" rx="7.5" ry="7" fill="#000" opacity=".62"/><ellipse cx="${x}" cy="${y}" rx="10" ry="9.4" fill="none" stroke="${main.highlight}" stroke-width="3.2" stroke-dasharray="2.6 1.2"/>`,
      )
      .join('') +
    `<ellipse cx="470" cy="281" rx="25" ry="12" fill="${main.low}"/><ellipse cx="465" cy="277" rx="18" ry="6.5" fill="${main.highlight}" opacity=".6"/>` +
    path('M470 293C486 293 494 288 495 282', {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.3,
      'stroke-width': 2,
    }) +
    `<g transform="translate(452 448) skewY(-3) scale(.94 1)">${drawMark(brand, 3, 5, 108, '#000', 0.22)}${drawMark(brand, 0, 0, 108, markColour)}</g>`
  );
}

/** A six-panel cap. */
export const cap: Silhouette = {
  label: 'Cap',
  views: {
    front: { draw: drawFront, crop: [76, 60, 940] },
    detail: { draw: drawFront, crop: [330, 280, 420] },
  },
};
