import { breakpoints } from './media.ts';

/** The five window sizes, smallest first; each begins at a breakpoint. */
export const deviceSizes = ['SMALL', 'MEDIUM', 'LARGE', 'EXTRALARGE', 'HUGE'] as const;

export type DeviceSize = (typeof deviceSizes)[number];

/**
 * The size of a window `width` CSS pixels wide: for analytics and remote modules that need it. Layouts use `media`,
 * which needs no JavaScript and cannot differ between server and browser.
 */
export function deviceSizeOf(width: number): DeviceSize {
  const passed = Object.values(breakpoints).filter((from) => width >= from).length;
  return deviceSizes[passed] ?? 'HUGE';
}
