import { repeat } from '../../core/geometry.ts';
import { line, softLine } from '../../core/light.ts';
import { symmetric } from '../../core/outline.ts';
import type { Tones } from '../../core/colour.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';

export interface Waistband {
  top: number;
  /** Half the width at the top and at the lower edge. */
  halfTop: number;
  halfBottom: number;
  height: number;
  tones: Tones;
}

/** A gathered elastic waistband: ribs, and little pleats running down from the elastic. */
export function drawWaistband(pen: Pen, { top, halfTop, halfBottom, height, tones }: Waistband): string {
  const left = 500 - halfTop;
  const lower = 500 - halfBottom;
  const outline = symmetric(
    `M500 ${top}C${500 - halfTop * 0.4} ${top} ${left + 60} ${top + 2} ${left} ${top + 8}C${left - 4} ${top + height * 0.4} ${lower - 2} ${top + height * 0.7} ${lower} ${top + height - 4}C${lower + 70} ${top + height + 4} ${500 - halfBottom * 0.4} ${top + height + 6} 500 ${top + height + 6}`,
  );
  const count = Math.round((halfTop * 2) / 15.5);
  return panel(pen, {
    outline,
    tones,
    light: [0, top, 0, top + height],
    edge: 10,
    rim: 0.4,
    cast: 'thin',
    textures: [['rib', 0.8]],
    inside: repeat(count, (index) =>
      softLine(
        pen,
        `M${left + 6 + index * 15.5} ${top + 6}q${index % 2 === 0 ? -4 : 4} ${height / 2} 0 ${height}`,
        '#000',
        4,
        1.6,
        0.2,
      ),
    ),
  });
}

/** Small pleats where cloth is gathered into a waistband. */
export function gathers(pen: Pen, top: number, from: number, to: number, depth: number): string {
  const count = Math.round((to - from) / 26);
  return repeat(count, (index) => {
    const x = from + index * 26 + (index % 3) * 4;
    const fall = depth * (0.55 + ((index * 7) % 5) / 8);
    return (
      softLine(
        pen,
        `M${x} ${top}C${x + 3} ${top + fall * 0.4} ${x - 3} ${top + fall * 0.7} ${x + (index % 2 === 0 ? -6 : 6)} ${top + fall}`,
        '#000',
        6,
        4,
        0.22,
      ) +
      softLine(
        pen,
        `M${x + 8} ${top}C${x + 11} ${top + fall * 0.4} ${x + 6} ${top + fall * 0.6} ${x + 6} ${top + fall * 0.8}`,
        '#fff',
        5,
        4,
        0.14,
      )
    );
  });
}

/** The two ends of a drawcord, never of the same length. */
export function drawcord(pen: Pen, y: number, tones: Tones): string {
  const ends = [
    `M486 ${y}C476 ${y + 52} 468 ${y + 96} 476 ${y + 146}`,
    `M514 ${y}C522 ${y + 46} 532 ${y + 92} 523 ${y + 130}`,
  ];
  return (
    pen.cast(
      'thin',
      ends
        .map(
          (d) =>
            line(d, tones.base, 8) +
            line(d, tones.highlight, 2.6, { transform: 'translate(-1.6 0)', opacity: 0.7 }) +
            line(d, '#000', 7, {
              'stroke-opacity': 0.16,
              'stroke-dasharray': '1.5 3.5',
              'stroke-linecap': 'butt',
            }),
        )
        .join(''),
    ) +
    [486, 514]
      .map(
        (x) =>
          `<circle cx="${x}" cy="${y}" r="6.5" fill="#202226"/><circle cx="${x}" cy="${y}" r="3" fill="#000"/>`,
      )
      .join('')
  );
}
