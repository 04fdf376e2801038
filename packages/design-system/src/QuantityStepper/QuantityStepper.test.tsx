import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { hydrate } from '../testing/hydrate.ts';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const words = { label: 'Quantity', decreaseLabel: 'Less', increaseLabel: 'More' };

it('is a form field before hydration', () => {
  const { html, complaints } = hydrate(
    <QuantityStepper {...words} name="quantity" defaultQuantity={2} max={5} />,
  );
  expect(complaints).toEqual([]);
  expect(html).toMatch(/<input type="number"[^>]*min="1" max="5"[^>]*name="quantity" value="2"/);
});

it('shows the controlled value, and reports whole numbers within the limits', () => {
  const onQuantityChange = vi.fn();
  const { container, update } = hydrate(
    <QuantityStepper {...words} quantity={2} max={3} {...{ onQuantityChange }} />,
  );
  const [less, more] = container.querySelectorAll('button');
  act(() => more?.click());
  expect(onQuantityChange).toHaveBeenLastCalledWith(3);
  update(<QuantityStepper {...words} quantity={1} max={3} {...{ onQuantityChange }} />);
  expect(container.querySelector('input')?.value).toBe('1');
  // It keeps focus at its limit, which a disabled button would lose.
  expect(less?.getAttribute('aria-disabled')).toBe('true');
  expect(less?.disabled).toBe(false);
});

it('disables a step past the limit before hydration, because the form would submit it', () => {
  const { html } = hydrate(<QuantityStepper {...words} quantity={1} stepName="step" />);
  expect(html).toMatch(/<button[^>]*value="-1"[^>]*disabled=""/);
  expect(html).not.toMatch(/<button[^>]*value="1"[^>]*disabled=""/);
});

const shown = (onQuantityChange?: (quantity: number) => void) => {
  const { container } = hydrate(
    <QuantityStepper {...words} defaultQuantity={2} onQuantityChange={onQuantityChange} />,
  );
  const field = container.querySelector('input');
  const more = container.querySelectorAll('button')[1];
  if (!field || !more) throw new Error('There is no stepper.');
  return { field, more };
};

it('stays as it is when the wheel turns over it', () => {
  const { field } = shown();
  field.focus();
  const wheel = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
  field.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(true);
  field.blur();
  const passing = new WheelEvent('wheel', { deltaY: 120, bubbles: true, cancelable: true });
  field.dispatchEvent(passing);
  expect(passing.defaultPrevented).toBe(false);
});

it.each(['٣', '۳', '３', '३'])('takes %s of another keyboard for a 3', async (digit) => {
  const onQuantityChange = vi.fn();
  const { field } = shown(onQuantityChange);
  field.focus();
  field.select();
  await userEvent.keyboard(digit);
  expect(field.value).toBe('3');
  act(() => field.blur());
  expect(onQuantityChange).toHaveBeenLastCalledWith(3);
});

const spoken = () => document.getElementById('ds-live-region')?.textContent;

it.each([
  ['0', '1'],
  ['2.5', '2'],
  ['7', '7'],
])('says what %s that was typed has become: %s', async (typed, kept) => {
  const { container } = hydrate(
    <>
      <LiveRegion />
      <QuantityStepper {...words} defaultQuantity={4} />
    </>,
  );
  const field = container.querySelector('input');
  field?.focus();
  field?.select();
  await userEvent.keyboard(typed);
  act(() => field?.blur());
  expect(field?.value).toBe(kept);
  await vi.waitFor(() => expect(spoken()).toBe(`Quantity: ${kept}`));
});

it('says a number that has to be stored once it is, and never one that could not be', async () => {
  const pending = () => {
    let resolve: (isStored: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((done) => (resolve = done));
    return { promise, resolve };
  };
  const storing = [pending(), pending()] as const;
  let calls = 0;
  const { container } = hydrate(
    <>
      <LiveRegion />
      <QuantityStepper
        {...words}
        defaultQuantity={2}
        onQuantityChange={() => (storing[calls++] ?? storing[0]).promise}
      />
    </>,
  );
  const more = container.querySelectorAll('button')[1];
  const twoFrames = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));
  act(() => more?.click());
  storing[0].resolve(false);
  await twoFrames();
  expect(spoken()).toBe('');
  act(() => more?.click());
  await twoFrames();
  expect(spoken()).toBe('');
  storing[1].resolve(true);
  await vi.waitFor(() => expect(spoken()).toBe('Quantity: 4'));
});

it('takes a step by key after a hold that ended outside of the button', async () => {
  vi.useFakeTimers();
  const { field, more } = shown();
  const pointer = (type: string) =>
    act(() => void more.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 })));
  pointer('pointerdown');
  act(() => vi.advanceTimersByTime(600));
  pointer('pointerout');
  vi.useRealTimers();
  const held = Number(field.value);
  expect(held).toBeGreaterThan(2);
  // Enter makes a click without a press.
  act(() => more.click());
  expect(Number(field.value)).toBe(held + 1);
});
