import { createElement, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { lazyPart } from './lazyPart.ts';

const Own = ({ name }: { name: string }) => `own ${name}`;
const Other = ({ name }: { name: string }) => `other ${name}`;

async function shown(Part: ReturnType<typeof lazyPart<{ name: string }>>): Promise<string> {
  const { prelude } = await prerender(
    createElement(Suspense, { fallback: null }, createElement(Part, { name: 'part' })),
  );
  return new Response(prelude).text();
}

it('shows the part once its code is there', async () => {
  expect(await shown(lazyPart(async () => Own, Other))).toContain('own part');
});

it('shows something else where the code can not be loaded', async () => {
  const lost = lazyPart<{ name: string }>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  }, Other);
  expect(await shown(lost)).toContain('other part');
});
