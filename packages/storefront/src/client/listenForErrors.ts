import type { Reporter } from '@touchline/features/ports';

/** Reports what nobody caught. Scripts of other hosts, browser extensions among them, are not ours to report. */
export function listenForErrors(reporter: Reporter, target: EventTarget = globalThis): void {
  target.addEventListener('unhandledrejection', (event) => {
    reporter.report('Unhandled Window Rejection', (event as PromiseRejectionEvent).reason);
  });
  target.addEventListener('error', (event) => {
    const { error, filename } = event as ErrorEvent;
    if (error && filename.startsWith(location.origin)) reporter.report('Uncaught error', error);
  });
}
