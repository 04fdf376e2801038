import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrate } from '../testing/hydrate.ts';
import { ComboBox } from './ComboBox.tsx';
import { countries, slowly } from './ComboBox.fixtures.ts';

const box = (props: Partial<Parameters<typeof ComboBox>[0]> = {}) => (
  <form>
    <ComboBox
      label="Country"
      name="country"
      options={countries}
      loadingLabel="Looking"
      noneLabel="None"
      failedLabel="Failed"
      countLabel={String}
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
