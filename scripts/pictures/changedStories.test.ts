import { expect, it } from 'vitest';
import { titlePattern } from './changedStories.mjs';

it('takes pictures of the stories of these titles and of no others', () => {
  const pattern = new RegExp(titlePattern(['Components/Actions/Button', 'Features/Cart (bag)']) ?? '', 'i');
  expect(pattern.test('Components/Actions/Button/Default')).toBe(true);
  expect(pattern.test('Features/Cart (bag)/Empty')).toBe(true);
  expect(pattern.test('Components/Actions/ButtonGroup/Default')).toBe(false);
  expect(pattern.test('Components/Actions/Link/Default')).toBe(false);
  expect(titlePattern([])).toBeUndefined();
});
