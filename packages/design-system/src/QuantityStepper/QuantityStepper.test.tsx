import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
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
