import { expect, it } from 'vitest';
import { storyPattern } from './changedStories.mjs';

const named = (...names: string[]) => names.map((name) => ({ name }));
const button = {
  title: 'Components/Actions/Button',
  stories: named('Default', 'Loading (slow)'),
  isChanged: true,
};
const cart = { title: 'Features/Cart (bag)', stories: named('Ready', 'Empty'), isChanged: false };

it('takes pictures of every state of what changed, the first of what uses it, and of no others', () => {
  const pattern = new RegExp(storyPattern([button, cart]) ?? '', 'i');
  expect(pattern.test('Components/Actions/Button/Default')).toBe(true);
  expect(pattern.test('Components/Actions/Button/Loading (slow)')).toBe(true);
  expect(pattern.test('Features/Cart (bag)/Ready')).toBe(true);
  expect(pattern.test('Features/Cart (bag)/Empty')).toBe(false);
  expect(pattern.test('Components/Actions/ButtonGroup/Default')).toBe(false);
  expect(pattern.test('Components/Actions/Link/Default')).toBe(false);
});

it('takes none where no story is near', () => {
  expect(storyPattern([])).toBeUndefined();
});
