import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrate } from '../testing/hydrate.ts';
import { RangeSlider } from './RangeSlider.tsx';

const slider = (props: Partial<Parameters<typeof RangeSlider>[0]> = {}) => (
  <RangeSlider
    legend="Price"
    min={0}
    max={100}
    step={5}
    defaultValue={[20, 60]}
    fromLabel="From"
    toLabel="To"
    fromName="min"
    toName="max"
    invalidMessage="Enter an amount, like 40"
    {...props}
  />
);
const thumbs = (container: HTMLElement) => [...container.querySelectorAll<HTMLInputElement>('[type=range]')];

it('is two form fields before hydration, and reserves the space of the thumbs', () => {
  const html = renderToString(slider());
  expect(html).toMatch(/name="min"[^>]*value="20"/);
  expect(html).toMatch(/name="max"[^>]*value="60"/);
  expect(html).toContain('data-waiting');
  const { container, complaints } = hydrate(slider());
  expect(complaints).toEqual([]);
  expect(container.querySelector('[data-waiting]')).toBeNull();
});

it('keeps numbers typed before hydration', () => {
  const onValueCommit = vi.fn();
  const { container } = hydrate(slider({ onValueCommit }), (drawn) => {
    const from = drawn.querySelector<HTMLInputElement>('[name=min]');
    if (from) from.value = '35';
  });
  expect(onValueCommit).toHaveBeenCalledWith([35, 60]);
  expect(container.querySelector<HTMLInputElement>('[name=min]')?.value).toBe('35');
});

it('supports the keys of a slider, and stops at the other thumb', async () => {
  const onValueCommit = vi.fn();
  const { container } = hydrate(slider({ onValueCommit, formatValue: (value) => `£${value}` }));
  const [from, to] = thumbs(container);
  const press = (keys: string) => act(async () => userEvent.keyboard(keys));
  from?.focus();
  await press('{ArrowRight}');
  expect(onValueCommit).toHaveBeenLastCalledWith([25, 60]);
  expect(from?.getAttribute('aria-valuetext')).toBe('£25');
  await press('{ArrowDown}');
  expect(onValueCommit).toHaveBeenLastCalledWith([20, 60]);
  await press('{PageUp}');
  expect(Number(from?.value)).toBeGreaterThan(25);
  await press('{End}');
  expect(onValueCommit).toHaveBeenLastCalledWith([60, 60]);
  await press('{Home}');
  expect(onValueCommit).toHaveBeenLastCalledWith([0, 60]);
  to?.focus();
  await press('{End}');
  expect(onValueCommit).toHaveBeenLastCalledWith([0, 100]);
});

it('reverses the left and right arrow keys on a right-to-left page', async () => {
  const onValueCommit = vi.fn();
  const { container } = hydrate(<div dir="rtl">{slider({ onValueCommit })}</div>);
  thumbs(container)[0]?.focus();
  await act(async () => userEvent.keyboard('{ArrowLeft}'));
  expect(onValueCommit).toHaveBeenLastCalledWith([25, 60]);
});

it('passes its ref to the fieldset', () => {
  const ref = { current: null as HTMLFieldSetElement | null };
  hydrate(slider({ ref }));
  expect(ref.current?.tagName).toBe('FIELDSET');
});

it('says at the field that a text is no amount, and keeps it', async () => {
  const onValueCommit = vi.fn();
  const { container } = hydrate(slider({ onValueCommit }));
  const from = container.querySelector<HTMLInputElement>('[name=min]');
  await act(async () => userEvent.fill(from as HTMLInputElement, 'forty'));
  await act(async () => userEvent.keyboard('{Enter}'));
  expect(from?.value).toBe('forty');
  expect(from?.getAttribute('aria-invalid')).toBe('true');
  expect(container.textContent).toContain('Enter an amount, like 40');
  expect(onValueCommit).not.toHaveBeenCalled();
  await act(async () => userEvent.fill(from as HTMLInputElement, '٣٠'));
  await act(async () => userEvent.keyboard('{Enter}'));
  expect(onValueCommit).toHaveBeenLastCalledWith([30, 60]);
  expect(from?.hasAttribute('aria-invalid')).toBe(false);
});
