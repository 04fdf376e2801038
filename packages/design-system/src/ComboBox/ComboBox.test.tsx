import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { hydrate } from '../testing/hydrate.ts';
import { ComboBox } from './ComboBox.tsx';
import { countries, slowly } from './ComboBox.fixtures.ts';

afterEach(() => {
  document.documentElement.lang = 'en';
});

const box = (props: Partial<Parameters<typeof ComboBox>[0]> = {}) => (
  <form>
    <ComboBox
      label="Country"
      name="country"
      options={countries}
      loadingLabel="Looking"
      noneLabel="None"
      failedLabel="Failed"
      {...props}
    />
  </form>
);
const press = (keys: string) => act(async () => userEvent.keyboard(keys));
const sent = (container: HTMLElement) =>
  new FormData(container.querySelector('form') ?? undefined).getAll('country');

it('is a plain form field before hydration, and sends the value after it', async () => {
  const { container, html, complaints } = hydrate(box({ defaultValue: countries[3] }));
  expect(complaints).toEqual([]);
  expect(html).toMatch(
    /<input[^>]*role="combobox"[^>]*name="country"|<input[^>]*name="country"[^>]*role="combobox"/,
  );
  expect(html).not.toContain('type="hidden"');
  expect(sent(container)).toEqual(['france']);
  const field = container.querySelector<HTMLInputElement>('[role=combobox]');
  act(() => field?.focus());
  await press('{Control>}a{/Control}{Delete}');
  expect(sent(container)).toEqual(['']);
});

it('follows the value of the parent', () => {
  const { container, update } = hydrate(box({ value: countries[3] ?? null }));
  update(box({ value: countries[5] ?? null }));
  expect(container.querySelector<HTMLInputElement>('[role=combobox]')?.value).toBe('Ireland');
  update(box({ value: null }));
  expect(container.querySelector<HTMLInputElement>('[role=combobox]')?.value).toBe('');
});

it('shows the response to the latest text, whichever arrives first', async () => {
  const answers: Record<string, number> = { ir: 120, irel: 10 };
  const load = vi.fn((query: string, signal: AbortSignal) =>
    slowly(countries, answers[query] ?? 0)(query, signal),
  );
  const { container } = hydrate(box({ options: load, delay: 0 }));
  act(() => container.querySelector<HTMLInputElement>('[role=combobox]')?.focus());
  await press('ir');
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await press('el');
  await vi.waitFor(() => expect(container.querySelectorAll('[role=option]')).toHaveLength(2));
  expect(load.mock.calls[0]?.[1].aborted).toBe(true);
  expect([...container.querySelectorAll('[role=option]')].map((option) => option.textContent)).toEqual([
    'Ireland',
    'Northern Ireland',
  ]);
});

it('passes its ref to the field', () => {
  const ref = { current: null as HTMLInputElement | null };
  hydrate(box({ ref }));
  expect(ref.current?.getAttribute('role')).toBe('combobox');
});

it('hides what is around it from screen readers while its list is open, but not what is announced', async () => {
  const { container } = hydrate(
    <>
      <LiveRegion />
      <p>Around</p>
      {box({ hint: 'Where it goes to', error: 'Choose one' })}
      <a href="#next">Next</a>
    </>,
  );
  const isHidden = (selector: string) =>
    container.querySelector(selector)?.closest('[aria-hidden=true]') instanceof Element;
  act(() => container.querySelector<HTMLInputElement>('[role=combobox]')?.focus());
  await press('{ArrowDown}');
  expect(container.querySelector('[role=listbox]')).not.toBeNull();
  expect(['p', 'a'].map(isHidden)).toEqual([true, true]);
  const shown = ['[role=status]', 'label', '[id$=hint]', '[id$=error]', '[role=combobox]', '[role=listbox]'];
  expect(shown.filter(isHidden)).toEqual([]);
  await press('{Escape}');
  expect(isHidden('p')).toBe(false);
  await press('{ArrowDown}');
  expect(isHidden('a')).toBe(true);
  const whenFocused = new Promise((resolve) => {
    container.querySelector('a')?.addEventListener('focus', () => resolve(isHidden('a')));
  });
  await press('{Tab}');
  expect(await whenFocused).toBe(false);
});

it('announces how many options there are, in the language of the page', async () => {
  document.documentElement.lang = 'de';
  const { container } = hydrate(box());
  act(() => container.querySelector<HTMLInputElement>('[role=combobox]')?.focus());
  await press('ir');
  await vi.waitFor(() =>
    expect(document.querySelector('[role=log]')?.textContent).toContain('3 Optionen verfügbar'),
  );
});

it('is expanded only with options', async () => {
  const { container } = hydrate(box({ options: () => new Promise(() => undefined), delay: 0 }));
  const field = container.querySelector<HTMLInputElement>('[role=combobox]');
  act(() => field?.focus());
  await press('ir');
  expect(container.querySelector('[data-state=loading]')).not.toBeNull();
  expect(field?.getAttribute('aria-expanded')).toBe('false');
});
