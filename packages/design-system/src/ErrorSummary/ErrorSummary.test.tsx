import { expect, it } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [{ fieldId: 'postcode', message: 'Enter a postcode' }];

it('takes the focus when it appears, and again after the next attempt', () => {
  const { container, complaints, update } = hydrate(
    <ErrorSummary title="Fix 1 thing" errors={errors} attempt={1} />,
  );
  expect(complaints).toEqual([]);
  const summary = container.querySelector('[role=group]');
  expect(document.activeElement).toBe(summary);
  (document.activeElement as HTMLElement).blur();
  update(<ErrorSummary title="Fix 1 thing" errors={errors} attempt={2} />);
  expect(document.activeElement).toBe(summary);
});

it('links to the field by its id before hydration', () => {
  expect(hydrate(<ErrorSummary title="Fix" errors={errors} />).html).toContain('href="#postcode"');
});
