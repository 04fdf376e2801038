import { createElement, Suspense, type ComponentType } from 'react';
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { defineMessages, TranslatorContext, useMessages } from '../i18n/index.ts';
import { i18nextTranslator } from '../i18n/i18nextTranslator.ts';
import { lazyPart } from './lazyPart.ts';

const words = (load: () => Promise<unknown>) =>
  defineMessages<{ hello: string }>({ namespace: 'part', files: { './messages/en.ts': load } });
const spoken = words(async () => ({ default: { hello: 'Hello, {{name}}' } }));

const Own = ({ name }: { name: string }) => `own ${name}`;
const Other = ({ name }: { name: string }) => `other ${name}`;
const Speaking = ({ name }: { name: string }) => useMessages(spoken)('hello', { name });

async function shown(Part: ComponentType<{ name: string }>): Promise<string> {
  const part = createElement(Suspense, { fallback: null }, createElement(Part, { name: 'part' }));
  const { prelude } = await prerender(
    createElement(TranslatorContext, { value: i18nextTranslator('en', () => undefined) }, part),
  );
  return new Response(prelude).text();
}

it('shows the part once its code is there', async () => {
  expect(await shown(lazyPart(async () => Own, Other))).toContain('own part');
});

it('shows the part once its messages are there', async () => {
  expect(await shown(lazyPart(async () => Speaking, Other, [spoken]))).toContain('Hello, part');
});

it('shows something else where the code can not be loaded', async () => {
  const lost = lazyPart<{ name: string }>(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  }, Other);
  expect(await shown(lost)).toContain('other part');
});

it('shows something else where the messages can not be loaded', async () => {
  const silent = words(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  expect(await shown(lazyPart(async () => Speaking, Other, [silent]))).toContain('other part');
});
