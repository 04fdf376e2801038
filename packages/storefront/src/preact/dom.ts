import { flushSync as flushRender } from 'preact/compat';
import { withEffectsAtOnce } from './afterPaint.ts';

/** `react-dom` of the built shop. */
export { createPortal, unstable_batchedUpdates } from 'preact/compat';

/**
 * Renders what `change` sets before it returns, and runs the effects, as React does: what has left the page has undone
 * what it did to it, such as hiding the rest of the page from screen readers.
 */
export function flushSync<Result>(change: () => Result): Result {
  return withEffectsAtOnce(() => flushRender(change));
}
