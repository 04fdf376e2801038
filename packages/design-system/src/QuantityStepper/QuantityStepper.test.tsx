import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { QuantityStepper } from './QuantityStepper.tsx';

const words = { label: 'Quantity', decreaseLabel: 'Less', increaseLabel: 'More' };

it('is a field of the form before the script', () => {
  const { html, complaints } = hydrate(
    <QuantityStepper {...words} name="quantity" defaultQuantity={2} max={5} />,
  );
  expect(complaints).toEqual([]);
  expect(html).toMatch(/<input type="number"[^>]*min="1" max="5"[^>]*name="quantity" value="2"/);
});

it('shows what the parent decides, and asks for whole numbers within the limits', () => {
  const onQuantityChange = vi.fn();
  const { container, update } = hydrate(
    <QuantityStepper {...words} quantity={2} max={3} {...{ onQuantityChange }} />,
  );
  const [less, more] = container.querySelectorAll('button');
  act(() => more?.click());
  expect(onQuantityChange).toHaveBeenLastCalledWith(3);
  update(<QuantityStepper {...words} quantity={1} max={3} {...{ onQuantityChange }} />);
  expect(container.querySelector('input')?.value).toBe('1');
  // It keeps focus at its end, which a disabled button would lose.
  expect(less?.getAttribute('aria-disabled')).toBe('true');
  expect(less?.disabled).toBe(false);
});

it('does not offer a step past the end before the script, for the form would send it', () => {
  const { html } = hydrate(<QuantityStepper {...words} quantity={1} stepName="step" />);
  expect(html).toMatch(/<button[^>]*value="-1"[^>]*disabled=""/);
  expect(html).not.toMatch(/<button[^>]*value="1"[^>]*disabled=""/);
});
