/** The story that is open. */
let openStory: string | undefined;
/** The story that started the work which runs now, if that story is no longer open. */
let earlierStory: string | undefined;
let isFollowing = false;

/** Names the story that is open from now on. */
export function openStoryOfWork(id: string): void {
  openStory = id;
}

/** The story that started the work which runs now. */
export const storyOfWork = (): string | undefined => earlierStory ?? openStory;

/** Runs work in the name of the story that started it, its promises included. */
function runFor<Result>(
  story: string | undefined,
  later: (run: () => void) => void,
  work: () => Result,
): Result {
  earlierStory = story === openStory ? undefined : story;
  // Two tasks later the promises are settled, and the browser has reported those that nobody caught.
  if (earlierStory !== undefined)
    later(() =>
      later(() => {
        if (earlierStory === story) earlierStory = undefined;
      }),
    );
  return work();
}

/**
 * Follows timers, frames and requests from the story that starts them, so that what goes wrong after the story has been
 * left still counts as its own.
 */
export function followWork(scope: typeof globalThis = globalThis): void {
  if (isFollowing) return;
  isFollowing = true;
  const nativeTimeout = scope.setTimeout.bind(scope);
  const later = (run: () => void) => void nativeTimeout(run, 0);

  const follow = (name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame' | 'requestIdleCallback') => {
    const native: unknown = Reflect.get(scope, name);
    if (typeof native !== 'function') return;
    Reflect.set(scope, name, (work: unknown, ...rest: unknown[]): unknown => {
      const story = storyOfWork();
      const followed =
        typeof work === 'function'
          ? (...args: unknown[]): unknown => runFor(story, later, () => Reflect.apply(work, scope, args))
          : work;
      return Reflect.apply(native, scope, [followed, ...rest]);
    });
  };
  follow('setTimeout');
  follow('setInterval');
  follow('requestAnimationFrame');
  follow('requestIdleCallback');

  const nativeFetch = scope.fetch.bind(scope);
  scope.fetch = async (...request) => {
    const story = storyOfWork();
    try {
      const response = await nativeFetch(...request);
      return runFor(story, later, () => response);
    } catch (error) {
      return runFor(story, later, () => {
        throw error;
      });
    }
  };
}
