import { addons } from 'storybook/preview-api';

/** What a story may do that the guard would fail. */
export interface GuardParameters {
  guard?: {
    /** Errors this story shows on purpose, such as a page that crashes. */
    expectedErrors?: readonly RegExp[];
    /** Files that are not there on purpose, such as a picture that cannot be had. */
    missingFiles?: readonly RegExp[];
  };
}

const errors: string[] = [];
/** In the Storybook itself the panel tells that a play has failed; the story stays to be seen. Tests throw at once. */
let hasPlayFailed = false;
let watching = false;
let resourcesBefore = 0;

const text = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));

function watch() {
  if (watching) return;
  watching = true;
  performance.setResourceTimingBufferSize(10_000);
  addons.getChannel().on('playFunctionThrewException', () => {
    hasPlayFailed = true;
  });
  const told = console.error.bind(console);
  console.error = (...args: unknown[]) => {
    errors.push(args.map(text).join(' '));
    told(...args);
  };
  addEventListener('unhandledrejection', (event) =>
    errors.push(`Unhandled rejection: ${text(event.reason)}`),
  );
}

/** Before a story: forgets what earlier stories did. */
export function startGuard(): void {
  watch();
  errors.length = 0;
  hasPlayFailed = false;
  resourcesBefore = performance.getEntriesByType('resource').length;
}

/** After a story: fails it when it wrote an error to the console, showed a file that is not there, or asked anybody else than its own server. */
export function checkGuard({ guard }: GuardParameters): void {
  if (hasPlayFailed) return;
  const unexpected = errors.filter(
    (error) => !guard?.expectedErrors?.some((expected) => expected.test(error)),
  );
  if (unexpected.length) throw new Error(`The story wrote to console.error:\n${unexpected.join('\n')}`);
  const asked = performance.getEntriesByType('resource').slice(resourcesBefore);
  const elsewhere = asked
    .map(({ name }) => name)
    .filter((name) => /^(https?|wss?):/.test(name) && new URL(name).host !== location.host);
  if (elsewhere.length)
    throw new Error(`The story asked somebody else: ${[...new Set(elsewhere)].join(', ')}`);
  const missing = asked
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus >= 400)
    .map(({ name }) => name)
    .filter((name) => !guard?.missingFiles?.some((expected) => expected.test(name)));
  if (missing.length)
    throw new Error(`The story shows files that are not there: ${[...new Set(missing)].join(', ')}`);
}
