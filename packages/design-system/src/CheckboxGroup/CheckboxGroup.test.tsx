import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));
const group = (onValueChange: (value: string[]) => void) => (
  <form>
    <CheckboxGroup legend="Sports" name="sport" allLabel="All" {...{ options, onValueChange }} />
  </form>
);

it('keeps boxes ticked before hydration, and submits the boxes but not the one for all', () => {
  const onValueChange = vi.fn();
  const { container, complaints } = hydrate(group(onValueChange), (drawn) =>
    drawn.querySelector<HTMLInputElement>('[value=b]')?.click(),
  );
  expect(complaints).toEqual([]);
  expect(onValueChange).toHaveBeenCalledWith(['b']);
  const form = container.querySelector('form') ?? undefined;
  const all = container.querySelector('input');
  expect(all?.indeterminate).toBe(true);
  act(() => all?.click());
  expect([...new FormData(form)]).toEqual(['a', 'b', 'c'].map((value) => ['sport', value]));
});
