/** What a story may do that the guard would fail. */
export interface GuardParameters {
  guard?: {
    /** Errors this story shows on purpose, such as a page that crashes. */
    expectedErrors?: readonly RegExp[];
  };
}

const errors: string[] = [];
let watching = false;
let resourcesBefore = 0;

const text = (value: unknown) => (value instanceof Error ? `${value.name}: ${value.message}` : String(value));

function watch() {
  if (watching) return;
  watching = true;
  performance.setResourceTimingBufferSize(10_000);
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
  resourcesBefore = performance.getEntriesByType('resource').length;
}

/** After a story: fails it when it wrote an error to the console or asked anybody else than its own server. */
export function checkGuard({ guard }: GuardParameters): void {
  const unexpected = errors.filter(
    (error) => !guard?.expectedErrors?.some((expected) => expected.test(error)),
  );
  if (unexpected.length) throw new Error(`The story wrote to console.error:\n${unexpected.join('\n')}`);
  const elsewhere = performance
    .getEntriesByType('resource')
    .slice(resourcesBefore)
    .map(({ name }) => name)
    .filter((name) => /^(https?|wss?):/.test(name) && new URL(name).host !== location.host);
  if (elsewhere.length)
    throw new Error(`The story asked somebody else: ${[...new Set(elsewhere)].join(', ')}`);
}
