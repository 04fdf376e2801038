import { expect, it } from 'vitest';
import { breakpoints, media } from './media.ts';
import { deviceSizeOf, deviceSizes } from './deviceSize.ts';

it('changes the layout at 600, 960, 1280 and 1600 px [A9.40]', () => {
  expect(Object.values(breakpoints)).toEqual([600, 960, 1280, 1600]);
  for (const [name, width] of Object.entries(breakpoints))
    expect(media[name as keyof typeof breakpoints]).toBe(`@media (min-width: ${width}px)`);
});

it('leaves no width gap between a query and its opposite', () => {
  expect(media.narrow).toBe(`@media (max-width: ${breakpoints.wide - 0.02}px)`);
  expect(media.phone).toBe(`@media (max-width: ${breakpoints.medium - 0.02}px)`);
});

it('names five device sizes, each from its breakpoint on', () => {
  expect(deviceSizes).toEqual(['SMALL', 'MEDIUM', 'LARGE', 'EXTRALARGE', 'HUGE']);
  const widths = [0, 360, 599, 600, 959, 960, 1279, 1280, 1599, 1600, 3840];
  expect(widths.map(deviceSizeOf)).toEqual([
    'SMALL',
    'SMALL',
    'SMALL',
    'MEDIUM',
    'MEDIUM',
    'LARGE',
    'LARGE',
    'EXTRALARGE',
    'EXTRALARGE',
    'HUGE',
    'HUGE',
  ]);
});
