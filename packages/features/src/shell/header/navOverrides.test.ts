import { expect, it } from 'vitest';
import { headerSnapshot } from './Header.fixtures.ts';
import { withOverrides } from './navOverrides.ts';

const { entries } = headerSnapshot;
const gifts = { id: 'gifts', label: 'Gifts', path: '/gift-card/GC1001.html', hasFlyout: false };

it.each([
  ['below 4', { index: 3 }, false],
  ['from 4', { index: 4 }, true],
  ['to 6', { index: 6 }, true],
  ['above 6', { index: 7 }, false],
])('takes an entry at an index %s: %o, %s [A5.58, A9.26]', (_, { index }, isTaken) => {
  const menu = withOverrides(entries, [{ ...gifts, index }]);
  expect(menu.some(({ label }) => label === 'Gifts')).toBe(isTaken);
});

it('needs a label or a path [A5.58]', () => {
  const bare = { id: 'bare', index: 4, hasFlyout: false };
  expect(withOverrides(entries, [bare])).toEqual(entries);
  expect(withOverrides(entries, [{ ...bare, label: 'Play' }])[4]).toEqual({ ...entries[4], label: 'Play' });
  const [, , , , elsewhere] = withOverrides(entries, [{ ...bare, path: '/launches' }]);
  expect(elsewhere).toMatchObject({ label: entries[4]?.label, landing: '/launches', hasMore: false });
});

it('shows the part of the range that it names in its flyout, and is set off by its type', () => {
  const item = { ...gifts, index: 6, type: 'mask' as const, content: 'men', hasFlyout: true };
  expect(withOverrides(entries, [item]).at(-1)).toEqual({
    ...{ key: 'gifts', label: 'Gifts', path: 'gift-card/GC1001.html', landing: '/gift-card/GC1001.html' },
    ...{ hasMore: true, type: 'mask', content: 'men' },
  });
});
