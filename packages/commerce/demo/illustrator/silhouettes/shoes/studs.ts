import type { Tones } from '../../core/colour.ts';
import { path, soft } from '../../core/light.ts';
import { panel } from '../../core/panel.ts';
import type { Pen } from '../../core/pen.ts';

export interface Stud {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How far the tip stands off to one side. */
  lean: number;
}

/** A moulded stud: tapered, the tip in a second colour, shaded on the right. */
export function drawStud(pen: Pen, { x, y, width, height, lean }: Stud, body: Tones, tip: Tones): string {
  const foot = y + height;
  return panel(pen, {
    outline: `M${x} ${y}L${x + width} ${y}L${x + width * 0.78 + lean} ${foot}Q${x + width * 0.5 + lean} ${foot + 6} ${x + width * 0.22 + lean} ${foot}Z`,
    tones: body,
    light: [x, y, x + width, y],
    edge: 4,
    rim: 0.5,
    inside:
      path(`M${x - 5} ${y + height * 0.62}h${width + 10}v60h${-width - 10}z`, { fill: tip.base }) +
      soft(pen, `M${x + width * 0.6} ${y}h${width}v60h${-width}z`, '#000', 4, 0.35) +
      soft(pen, `M${x + width * 0.26} ${y}h${width * 0.16}v60h${-width * 0.16}z`, '#fff', 1.6, 0.35),
  });
}
