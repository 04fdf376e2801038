import { expect, it } from 'vitest';
import { withoutServerParts } from './withoutServerParts.ts';

it('leaves the handling of forms and the data for search engines out of a page for browsers', () => {
  const code = `export const page = definePage({
    messages: [words],
    load: () => ({ head: { title, jsonLd: [productJsonLd(product)] } }),
    async action({ form }) { return { redirect: read(form, { action: 1 }) }; },
    View,
  });`;
  expect(withoutServerParts(code)).toBe(`export const page = definePage({
    messages: [words],
    load: () => ({ head: { title, jsonLd: undefined } }),
    action: undefined,
    View,
  });`);
});
