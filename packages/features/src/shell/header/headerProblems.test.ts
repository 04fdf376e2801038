import { expect, it } from 'vitest';
import { headerSnapshot } from './Header.fixtures.ts';
import { headerProblems } from './headerProblems.ts';

const component = { component: 'header' as const, items: [] };
const { entries, topLinks } = headerSnapshot;

it('finds none in a header with links and entries', () => {
  expect(headerProblems({}, { entries, topLinks })).toEqual([]);
  expect(headerProblems({ header: [component] }, { entries, topLinks })).toEqual([]);
});

it('needs exactly one header component, with at most seven flyouts [A5.59]', () => {
  expect(headerProblems({ header: [] }, { entries, topLinks })).toEqual([
    'Header content must have exactly one header component; it has 0',
  ]);
  expect(headerProblems({ header: [component, component] }, { entries, topLinks })).toEqual([
    'Header content must have exactly one header component; it has 2',
  ]);
  const many = Array.from({ length: 8 }, (_, at) => ({
    ...{ key: `k${at}`, label: 'L', path: `p${at}`, hasMore: true },
  }));
  expect(headerProblems({}, { entries: many, topLinks })).toEqual([
    'Header content must have at most 7 flyout items; it has 8',
  ]);
  expect(headerProblems({}, { entries: many.slice(1), topLinks })).toEqual([]);
});

it('names the links that the menu of a phone lacks [A5.65, A5.66]', () => {
  expect(headerProblems({}, { entries, topLinks: [] })).toEqual([
    'Customer info links are missing in mobile header data',
  ]);
  expect(headerProblems({}, { entries: [], topLinks })).toEqual([
    'Main links are missing in mobile header data',
  ]);
});

it('names a navigation item that is left out', () => {
  const items = [{ id: 'gifts', index: 2, label: 'Gifts', hasFlyout: false }];
  expect(headerProblems({ header: [{ ...component, items }] }, { entries, topLinks })).toEqual([
    'Navigation item gifts at 2 is left out: it needs an index from 4 to 6, and a label or a path',
  ]);
});
