import { addons } from 'storybook/preview-api';
import { followWork, openStoryOfWork, storyOfWork } from './storyOfWork.ts';

/** Exceptions that a story may declare for the guard. */
export interface GuardParameters {
  guard?: {
    /** Errors this story causes on purpose, such as a page that crashes. */
    expectedErrors?: readonly RegExp[];
    /** Files this story requests although they do not exist, such as a broken picture. */
    missingFiles?: readonly RegExp[];
  };
}

const errors: string[] = [];
let openStory = '';
/** In Storybook itself the panel shows a failed play function and the story stays visible; tests throw immediately. */
let hasPlayFailed = false;
let watching = false;
let resourcesBefore = 0;

const text = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));

/** Notes an error of the open story. One of an earlier story cannot fail it any more: it is named in a warning. */
function note(error: string) {
  const story = storyOfWork();
  if (story === undefined || story === openStory) errors.push(error);
  else console.warn(`The story ${story} went on after it was left: ${error}`);
}

function watch() {
  if (watching) return;
  watching = true;
  followWork();
  performance.setResourceTimingBufferSize(10_000);
  addons.getChannel().on('playFunctionThrewException', () => {
    hasPlayFailed = true;
  });
  const logError = console.error.bind(console);
  console.error = (...args: unknown[]) => {
    note(args.map(text).join(' '));
    logError(...args);
  };
  addEventListener('unhandledrejection', (event) => note(`Unhandled rejection: ${text(event.reason)}`));
}

/** Before a story: clears the records of earlier stories. */
export function startGuard({ id }: { id: string }): void {
  watch();
  openStory = id;
  openStoryOfWork(id);
  errors.length = 0;
  hasPlayFailed = false;
  resourcesBefore = performance.getEntriesByType('resource').length;
}

/** After a story: fails it if it logged a console error, requested a missing file, or requested another server. */
export function checkGuard({ guard }: GuardParameters): void {
  if (hasPlayFailed) return;
  const unexpected = errors.filter(
    (error) => !guard?.expectedErrors?.some((expected) => expected.test(error)),
  );
  if (unexpected.length) throw new Error(`The story wrote to console.error:\n${unexpected.join('\n')}`);
  const requests = performance.getEntriesByType('resource').slice(resourcesBefore);
  const elsewhere = requests
    .map(({ name }) => name)
    .filter((name) => /^(https?|wss?):/.test(name) && new URL(name).host !== location.host);
  if (elsewhere.length)
    throw new Error(`The story requests somebody else: ${[...new Set(elsewhere)].join(', ')}`);
  const missing = requests
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400)
    .map(({ name }) => name)
    .filter((name) => !guard?.missingFiles?.some((expected) => expected.test(name)));
  if (missing.length)
    throw new Error(`The story shows files that are not there: ${[...new Set(missing)].join(', ')}`);
}
