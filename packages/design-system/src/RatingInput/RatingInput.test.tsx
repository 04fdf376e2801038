import { expect, it, vi } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { RatingInput } from './RatingInput.tsx';

it('keeps stars that were chosen before hydration', () => {
  const onRatingChange = vi.fn();
  const { container } = hydrate(
    <RatingInput legend="Stars" starLabels={['one', 'two', 'three']} onRatingChange={onRatingChange} />,
    (drawn) => drawn.querySelector<HTMLInputElement>('[value="2"]')?.click(),
  );
  expect(onRatingChange).toHaveBeenCalledWith(2);
  expect(container.querySelector<HTMLInputElement>(':checked')?.value).toBe('2');
});
