import { expect, it } from 'vitest';
import { heldSelector } from './heldRules.ts';

it('holds a state by an attribute, and leaves everything else', () => {
  expect(heldSelector('.a:hover > .b')).toBe(".a[data-held~='hover'] > .b");
  expect(heldSelector('.a:focus-visible:not(:active)')).toBe(
    ".a[data-held~='focus-visible']:not([data-held~='active'])",
  );
  expect(heldSelector('.a:focus')).toBeUndefined();
  expect(heldSelector('.a:focus-within, .a:hovered')).toBeUndefined();
});
