import type { Decorator } from '@storybook/react-vite';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { withThemeMode } from './withThemeMode.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const toolbar = {
  brand: 'touchline',
  scheme: 'light',
  contrast: '',
  density: '',
  direction: 'ltr',
  language: 'en',
};

/** A story that asks for something of its own, as a page of the docs or Storybook itself shows it. */
function Shown({
  name,
  viewMode,
  ...own
}: {
  name: string;
  viewMode: 'docs' | 'story';
  [global: string]: string;
}) {
  const context = { globals: { ...toolbar, ...own }, userGlobals: toolbar, parameters: {}, viewMode };
  const Story = () => <p id={name}>{name}</p>;
  return withThemeMode(Story, context as unknown as Parameters<Decorator>[1]) as React.ReactNode;
}

async function show(stories: React.ReactNode) {
  const box = document.createElement('div');
  document.body.replaceChildren(box);
  const root = createRoot(box);
  await act(async () => root.render(stories));
  return async (others: React.ReactNode) => act(async () => root.render(others));
}

/** What holds for a story: the nearest element that says so. */
const around = (name: string) => {
  const nearest = (attribute: string) =>
    document.getElementById(name)?.closest(`[${attribute}]`)?.getAttribute(attribute);
  return ['lang', 'dir', 'data-scheme', 'data-brand', 'data-density'].map(nearest);
};
const ofPage = () =>
  ['lang', 'dir', 'data-scheme', 'data-brand'].map((name) => document.documentElement.getAttribute(name));

beforeEach(() => {
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});

it('keeps language, direction and theme of each story of a docs page to itself', async () => {
  const page = (
    <>
      <Shown name="plain" viewMode="docs" />
      <Shown name="german" viewMode="docs" language="de" scheme="dark" density="compact" />
      <Shown name="arabic" viewMode="docs" language="ar" brand="northing" />
      <Shown name="mirrored" viewMode="docs" direction="rtl" />
    </>
  );
  const showAgain = await show(page);
  // Whichever is drawn last, and however often, the page itself stays what the toolbar says.
  for (let times = 0; times < 2; times += 1) {
    expect(around('plain')).toEqual(['en', 'ltr', 'light', 'touchline', undefined]);
    expect(around('german')).toEqual(['de', 'ltr', 'dark', 'touchline', 'compact']);
    expect(around('arabic')).toEqual(['ar', 'rtl', 'light', 'northing', undefined]);
    expect(around('mirrored')).toEqual(['en', 'rtl', 'light', 'touchline', undefined]);
    expect(ofPage()).toEqual(['en', 'ltr', 'light', 'touchline']);
    await showAgain(page);
  }
});

it('puts what a story asks for where a page of the shop has it, when it is alone', async () => {
  await show(<Shown name="german" viewMode="story" language="de" scheme="dark" />);
  expect(ofPage()).toEqual(['de', 'ltr', 'dark', 'touchline']);
  await show(<Shown name="plain" viewMode="story" />);
  expect(ofPage()).toEqual(['en', 'ltr', 'light', 'touchline']);
});
