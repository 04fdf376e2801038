import { expect, it } from 'vitest';
import { leavesOf, stateOf, withSet, wouldTick } from './checkboxTree.ts';
import type { CheckboxOption } from './checkboxTree.ts';

const leaf = (value: string, isDisabled = false): CheckboxOption => ({ value, label: value, isDisabled });
const shoes: CheckboxOption = { value: 'shoes', label: 'Shoes', options: [leaf('road'), leaf('trail')] };
const tree = [shoes, leaf('bags'), leaf('gone', true)];

it('finds the boxes that carry a value', () => {
  expect(leavesOf(tree).map(({ value }) => value)).toEqual(['road', 'trail', 'bags', 'gone']);
});

it('returns whether all, some or none are ticked', () => {
  expect(stateOf([shoes], [])).toBe('none');
  expect(stateOf([shoes], ['trail', 'bags'])).toBe('some');
  expect(stateOf([shoes], ['trail', 'road'])).toBe('all');
});

it('sets boxes in the order of the tree and leaves disabled ones alone', () => {
  expect(withSet(tree, ['bags'], [shoes], true)).toEqual(['road', 'trail', 'bags']);
  expect(withSet(tree, ['gone', 'road'], tree, false)).toEqual(['gone']);
});

it('ticks while an enabled box is empty, then clears', () => {
  expect(wouldTick(tree, ['road', 'trail'])).toBe(true);
  expect(wouldTick(tree, ['road', 'trail', 'bags'])).toBe(false);
});
