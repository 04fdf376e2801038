import { drawLettering } from '../../core/brand.ts';
import { repeat } from '../../core/geometry.ts';
import { line, path, soft, softLine } from '../../core/light.ts';
import type { Paint } from '../../core/paint.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';
import { thread } from '../../core/stitching.ts';
import type { Texture } from '../../core/textures.ts';
import { lace } from './shoeParts.ts';

/**
 * The right shoe from above, toe to the right: the inner side is the upper edge, with the ball and the big toe, so the
 * tip lies above the middle and the outer side runs back in a long curve.
 */
export const footprint =
  'M90 504C86 434 128 384 200 380C292 375 362 404 452 404C540 404 596 354 690 348C786 343 868 368 908 420C932 454 930 502 906 546C872 602 796 650 702 658C610 664 540 628 460 618C370 607 290 630 206 626C132 622 94 572 90 504Z';
export const upperOutline =
  'M106 504C102 446 140 400 206 396C294 391 364 420 454 420C544 420 602 370 694 364C780 360 852 382 890 430C914 462 912 500 890 540C858 590 786 634 700 642C614 648 546 614 462 604C372 593 294 612 210 610C146 607 110 562 106 504Z';
const heelCup =
  'M106 504C102 446 140 400 206 396C228 395 250 396 268 398C240 428 224 462 222 502C222 542 240 576 266 607C250 609 230 611 210 610C146 607 110 562 106 504Z';
const toeCap =
  'M890 430C914 462 912 500 890 540C860 586 800 626 722 639C776 600 806 552 808 496C809 446 790 400 752 365C812 370 862 394 890 430Z';
const opening =
  'M146 504C144 462 172 442 220 440C290 436 350 450 400 448C442 446 472 470 472 504C472 538 442 560 400 558C350 554 290 570 220 566C174 563 148 544 146 504Z';
const insole =
  'M162 504C162 470 190 456 226 454C292 450 350 464 398 462C432 460 458 476 458 504C458 532 432 546 398 544C350 542 292 556 226 552C190 550 162 538 162 504Z';
const tongue =
  'M376 500C372 456 398 432 440 428C520 416 600 410 674 426C704 436 712 470 711 500C710 532 702 558 672 570C600 588 520 584 440 574C398 569 378 546 376 500Z';
const innerEyestay =
  'M398 430C500 404 610 394 690 410C702 416 702 430 692 436C620 426 520 434 420 458C404 456 396 446 398 430Z';
const outerEyestay =
  'M398 572C500 600 606 612 686 594C700 588 700 574 690 566C618 578 520 572 420 546C404 548 396 558 398 572Z';

export interface TopStyle {
  upper: 'knit' | 'leather' | 'ripstop' | 'skin';
  toe: 'guard' | 'plain' | 'ribs' | 'cap';
  /** Rows of laces; none on shoes that close with straps. */
  laces: number;
  /** Straps of hook and loop across the instep. */
  straps?: number;
  opening: 'padded' | 'knitCollar';
}

const surfaces: Record<TopStyle['upper'], readonly Texture[]> = {
  knit: [],
  leather: [['leather', 0.9]],
  ripstop: [
    ['ripstop', 0.8],
    ['knit', 0.4],
  ],
  skin: [['foam', 0.5]],
};

/** A shoe from above. */
export function topView(style: TopStyle): (pen: Pen, paint: Paint) => string {
  return (pen, paint) => {
    const surface = surfaces[style.upper];
    const overlay: readonly Texture[] = style.upper === 'leather' ? [['leather', 0.9]] : [['foam', 0.5]];
    return (
      flatLyingShadow(pen, footprint) +
      panel(pen, {
        outline: footprint,
        tones: paint.sole,
        light: [0, 340, 0, 660],
        edge: 12,
        edgeStrength: 0.4,
        rim: 0.9,
        textures: [['foam', 0.8]],
      }) +
      panel(pen, {
        outline: upperOutline,
        tones: paint.main,
        light: [300, 350, 360, 650],
        edge: 32,
        edgeStrength: 0.55,
        rim: 0.7,
        cast: 'thin',
        textures: surface,
        inside:
          (style.upper === 'knit'
            ? pen.fade([760, 0, 640, 0], pen.texture('knit', 0.7)) +
              pen.fade([640, 0, 760, 0], pen.texture('mesh', 0.7))
            : '') +
          soft(pen, 'M640 390C740 376 840 400 884 470C820 428 740 420 640 430Z', '#fff', 14, 0.55) +
          soft(
            pen,
            'M120 530C200 596 330 600 470 582C600 612 800 640 896 540L880 660L120 660Z',
            '#000',
            22,
            0.3,
          ) +
          soft(pen, 'M716 470C760 460 800 480 812 520C790 560 750 580 716 570Z', '#fff', 22, 0.28) +
          (style.toe === 'ribs' ? toeRibs(pen) : ''),
      }) +
      panel(pen, {
        outline: heelCup,
        tones: paint.second,
        light: [150, 396, 200, 610],
        edge: 12,
        rim: 0.6,
        cast: 'thin',
        textures: overlay,
      }) +
      (style.toe === 'guard' || style.toe === 'cap'
        ? panel(pen, {
            outline: toeCap,
            tones: paint.second,
            light: [820, 380, 880, 630],
            edge: 11,
            rim: 0.6,
            cast: 'thin',
            textures: overlay,
            ...(style.toe === 'cap' ? { stitch: { inset: 8, strength: 0.5 } } : {}),
          })
        : '') +
      drawOpening(pen, paint, style) +
      drawInstep(pen, paint, style)
    );
  };
}

/** Things lying flat throw their own outline. */
export function flatLyingShadow(pen: Pen, outline: string): string {
  const wide = path(outline, {
    fill: '#15171c',
    filter: pen.blur(22),
    opacity: 0.34,
    transform: 'translate(12 40)',
  });
  const close = path(outline, {
    fill: '#0b0c10',
    filter: pen.blur(6),
    opacity: 0.3,
    transform: 'translate(4 10)',
  });
  return wide + close;
}

function toeRibs(pen: Pen): string {
  return repeat(6, (index) => {
    const x = 724 + index * 24;
    const d = `M${x} ${392 + index * 8}C${x + 26} 450 ${x + 26} 548 ${x - 4} ${616 - index * 12}`;
    return (
      softLine(pen, d, '#000', 4, 1.6, 0.26) +
      softLine(pen, d, '#fff', 3, 1.6, 0.36).replace('<path', '<path transform="translate(5 1)"')
    );
  });
}

function drawOpening(pen: Pen, paint: Paint, style: TopStyle): string {
  const roll = style.opening === 'padded' ? 30 : 44;
  return (
    line(opening, paint.second.low, roll) +
    line(opening, paint.second.base, roll * 0.6, { transform: 'translate(-2 -3)', filter: pen.blur(4) }) +
    line(opening, paint.second.highlight, roll * 0.3, {
      transform: 'translate(-3 -5)',
      filter: pen.blur(4),
      opacity: 0.8,
    }) +
    (style.opening === 'padded'
      ? thread(
          'M128 504C126 446 164 424 220 422C292 418 350 432 402 430M128 504C126 562 164 582 220 584C292 588 350 572 402 576',
          '#fff',
          0.4,
        )
      : '') +
    panel(pen, {
      outline: opening,
      tones: paint.lining,
      light: [0, 440, 0, 566],
      edge: 24,
      edgeStrength: 0.9,
      rim: 0.1,
      textures: [['knit', 0.5]],
    }) +
    panel(pen, {
      outline: insole,
      tones: paint.lining,
      light: [0, 450, 0, 556],
      edge: 12,
      edgeStrength: 0.8,
      rim: 0.2,
      inside:
        soft(pen, 'M162 440H290V570H162Z', '#fff', 34, 0.08) +
        drawLettering(paint.brand.name, {
          x: 206,
          y: 513,
          size: 28,
          width: 142,
          colour: paint.accent.light,
          opacity: 0.92,
          anchor: 'start',
        }),
    })
  );
}

function drawInstep(pen: Pen, paint: Paint, style: TopStyle): string {
  const bed = panel(pen, {
    outline: tongue,
    tones: style.opening === 'knitCollar' ? paint.second : paint.main,
    light: [0, 420, 0, 580],
    edge: 16,
    rim: 0.6,
    cast: 'thick',
    textures: style.upper === 'leather' ? [['leather', 0.7]] : [['mesh', 0.5]],
    inside: soft(pen, 'M390 470C480 440 600 436 700 450L700 480C600 466 480 470 390 500Z', '#fff', 14, 0.3),
  });
  const stays = [innerEyestay, outerEyestay]
    .map((outline) =>
      panel(pen, {
        outline,
        tones: paint.second,
        light: [0, 400, 0, 610],
        edge: 5,
        rim: 0.7,
        cast: 'thin',
        textures: [['foam', 0.5]],
        stitch: { inset: 6, strength: 0.5, dash: '5 3.5', width: 1.4 },
      }),
    )
    .join('');
  const step = style.laces > 1 ? 224 / (style.laces - 1) : 0;
  const rows = repeat(style.laces, (index) => {
    const x = 446 + index * step;
    const last = index === style.laces - 1;
    const crossing = last
      ? ''
      : lace(pen, [x + 4, 434], [x + step + 2, 566], 9, {
          ...paint.main,
          highlight: paint.main.base,
          base: paint.main.low,
        });
    return (
      crossing +
      lace(pen, [x - 4, 420 - Math.min(8, index * 2)], [x + 6, 582 + Math.min(10, index * 3)], 13, paint.main)
    );
  });
  const straps = repeat(style.straps ?? 0, (index) => {
    const x = 428 + index * 122;
    return panel(pen, {
      outline: `M${x} 400C${x + 34} 392 ${x + 66} 392 ${x + 92} 398C${x + 100} 450 ${x + 100} 560 ${x + 88} 616C${x + 60} 622 ${x + 30} 618 ${x + 6} 606C${x - 6} 550 ${x - 8} 450 ${x} 400Z`,
      tones: paint.accent,
      light: [0, 390, 0, 620],
      edge: 9,
      rim: 0.6,
      cast: 'thick',
      textures: [['foam', 0.6]],
      stitch: { inset: 8, strength: 0.5 },
    });
  });
  return bed + (style.laces > 0 ? stays : '') + rows + straps;
}
