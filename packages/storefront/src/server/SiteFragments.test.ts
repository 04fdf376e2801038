import { expect, it } from 'vitest';
import { SiteFragments } from './SiteFragments.ts';
import type { SiteData } from './siteData.ts';

const dataOf = (sitePath: string, change: object = {}) =>
  ({ site: { language: { sitePath } }, flags: {}, frame: {}, ...change }) as unknown as SiteData;

it('keeps the fragments of a site while the back end says the same of it, apart from those of others', () => {
  const fragments = new SiteFragments(() => () => null);
  const british = dataOf('gb');
  const first = fragments.of(british);
  expect(fragments.of(dataOf('de'))).not.toBe(first);
  expect(fragments.of({ ...british })).toBe(first);
});

it.each(['site', 'flags', 'frame'])('begins anew once the %s differs', (part) => {
  const fragments = new SiteFragments(() => () => null);
  const before = dataOf('gb');
  const first = fragments.of(before);
  const changed = { ...before, [part]: { language: { sitePath: 'gb' } } };
  expect(fragments.of(changed)).not.toBe(first);
});
