import { options } from 'preact';
import { flushSync as flushRender } from 'preact/compat';

/** `react-dom` of the built shop. */
export { createPortal, unstable_batchedUpdates } from 'preact/compat';

type AfterPaint = (run: () => void) => void;

/** Preact's types lack the option by which effects wait for the next frame. */
const scheduling = options as { requestAnimationFrame?: AfterPaint | undefined };

/**
 * Renders what `change` sets before it returns, and runs the effects, as React does: what has left the page has undone
 * what it did to it, such as hiding the rest of the page from screen readers.
 */
export function flushSync<Result>(change: () => Result): Result {
  const { requestAnimationFrame } = scheduling;
  let runEffects: (() => void) | undefined;
  scheduling.requestAnimationFrame = (run) => (runEffects = run);
  try {
    return flushRender(change);
  } finally {
    scheduling.requestAnimationFrame = requestAnimationFrame;
    runEffects?.();
  }
}
