import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hydrate } from '../testing/hydrate.ts';
import { MenuButton } from './MenuButton.tsx';
import { MenuItem } from './MenuItem.tsx';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const opened = async (lang: string, names: readonly string[]) => {
  document.documentElement.lang = lang;
  hydrate(
    <MenuButton label="List">
      {names.map((name) => (
        <MenuItem key={name}>{name}</MenuItem>
      ))}
    </MenuButton>,
  );
  await act(async () => page.getByRole('button', { name: 'List' }).click());
  const focused = () => document.activeElement?.textContent;
  await expect.poll(focused).toBe(names[0]);
  return focused;
};
const press = (keys: string) => act(async () => userEvent.keyboard(keys));
/** Types letters of any keyboard; `press` knows those of the American one only. */
const type = (letters: string) =>
  act(() => {
    for (const key of letters)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

it.each([
  ['de', 'o', ['Apfel', 'Öl']],
  ['fr', 'e', ['Baskets', 'Équipement']],
  ['de', 'strass', ['Apfel', 'Strand', 'Straße']],
  ['ar', 'ي', ['باب', 'ىس']],
  ['ar', 'ا', ['باب', 'أحذية']],
])('in %s, typing %s finds the letter as the language compares it', async (lang, typed, names) => {
  const focused = await opened(lang, names);
  type(typed);
  expect(focused()).toBe(names.at(-1));
});

it('tells letters apart that a language tells apart', async () => {
  const focused = await opened('sv', ['Bollar', 'Åkdon', 'Armband']);
  type('a');
  expect(focused()).toBe('Armband');
});

it('leaves the keys of an input method to it', async () => {
  const focused = await opened('ko', ['가방', '나이']);
  act(
    () =>
      void document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', isComposing: true, bubbles: true }),
      ),
  );
  expect(focused()).toBe('가방');
});

it('moves by a screenful with Page Down and Page Up', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `Item ${index}`);
  const focused = await opened('en', names);
  await press('{PageDown}');
  expect(names.indexOf(focused() ?? '')).toBeGreaterThan(3);
  await press('{PageUp}');
  expect(focused()).toBe('Item 0');
});
