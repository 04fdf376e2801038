import { options } from 'preact';

export type RunEffects = () => void;

/** Preact's types lack the option by which effects wait for the next frame. */
export const scheduling = options as { requestAnimationFrame?: ((run: RunEffects) => void) | undefined };

/** Runs the effects of what `render` renders, and those that still wait, before it returns. */
export function withEffectsAtOnce<Result>(render: () => Result): Result {
  const { requestAnimationFrame } = scheduling;
  let runEffects: RunEffects | undefined;
  scheduling.requestAnimationFrame = (run) => (runEffects = run);
  try {
    return render();
  } finally {
    scheduling.requestAnimationFrame = requestAnimationFrame;
    runEffects?.();
  }
}
