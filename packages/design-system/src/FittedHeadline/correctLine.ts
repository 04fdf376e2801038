import { fitLine, TRACKING } from './fitLine.ts';

/** A larger difference, as a share of the column, is not kerning: a fallback font, or a brand that does not fit. */
const MOST = 0.05;

/** Compensates for kerning, which the advance table does not include, by a little tracking. Font sizes stay. */
export function correctLine(line: HTMLElement): void {
  const words = line.querySelector('span');
  const text = words?.textContent ?? '';
  const style = getComputedStyle(line);
  if (!words || text.length < 2 || style.whiteSpace !== 'nowrap') return;
  line.style.letterSpacing = '';
  const size = Number.parseFloat(style.fontSize);
  const { bearings } = fitLine(text, 1);
  const column = line.parentElement?.getBoundingClientRect().width ?? 0;
  // The box includes the tracking after the last letter, which is not visible.
  const ink = words.getBoundingClientRect().width - (TRACKING + bearings) * size;
  const off = column - ink;
  if (Math.abs(off) < 1 || Math.abs(off) > column * MOST) return;
  line.style.letterSpacing = `${(TRACKING + off / size / (text.length - 1)).toFixed(4)}em`;
}
