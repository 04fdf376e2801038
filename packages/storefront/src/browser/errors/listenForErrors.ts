import type { Reporter } from '@touchline/features/platform/ports';

/** Reports uncaught errors. Errors from scripts of other hosts, such as browser extensions, are ignored. */
export function listenForErrors(reporter: Reporter, target: EventTarget = globalThis): void {
  target.addEventListener('unhandledrejection', (event) => {
    reporter.report('Unhandled Window Rejection', (event as PromiseRejectionEvent).reason);
  });
  target.addEventListener('error', (event) => {
    const { error, filename } = event as ErrorEvent;
    if (error && filename.startsWith(location.origin)) reporter.report('Uncaught error', error);
  });
}
