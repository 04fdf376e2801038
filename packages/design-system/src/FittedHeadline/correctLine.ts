import { fitLine, TRACKING } from './fitLine.ts';

/** Above this share of the column something else than kerning is off: another face, or a brand that does not fit. */
const MOST = 0.05;

/** Makes up for kerning, which the table of advances does not know, by a hair of tracking. Sizes stay. */
export function correctLine(line: HTMLElement): void {
  const words = line.querySelector('span');
  const text = words?.textContent ?? '';
  const style = getComputedStyle(line);
  if (!words || text.length < 2 || style.whiteSpace !== 'nowrap') return;
  line.style.letterSpacing = '';
  const size = Number.parseFloat(style.fontSize);
  const { bearings } = fitLine(text, 1);
  const column = line.parentElement?.getBoundingClientRect().width ?? 0;
  // The box counts the tracking after the last letter, which is not seen.
  const ink = words.getBoundingClientRect().width - (TRACKING + bearings) * size;
  const off = column - ink;
  if (Math.abs(off) < 1 || Math.abs(off) > column * MOST) return;
  line.style.letterSpacing = `${(TRACKING + off / size / (text.length - 1)).toFixed(4)}em`;
}
