import { options, type ComponentChild, type VNode } from 'preact';
import type { ReactNode } from 'react';
import type { RootOptions } from 'react-dom/client';
import { runEffectsOfEventsAtOnce } from './effectsOfEvents.ts';
import { hydrateInParts } from './hydration.ts';

type CatchError = (error: unknown, vnode: VNode, oldVNode?: VNode, info?: unknown) => void;

/** Where Preact looks for the boundary of an error; of its options, the name that its own add-ons use as well. */
const hooks = options as { __e: CatchError };

const isPromise = (value: unknown): boolean =>
  typeof (value as PromiseLike<unknown> | undefined)?.then === 'function';

/**
 * `react-dom/client` of the built shop: takes over the page that the server has rendered. An error that a boundary
 * catches is reported; any other reaches the window, as errors of event handlers do.
 */
export function hydrateRoot(
  root: Element,
  page: ReactNode,
  { onCaughtError }: Pick<RootOptions, 'onCaughtError'>,
): void {
  const catchError = hooks.__e;
  hooks.__e = (error, ...rest) => {
    catchError(error, ...rest);
    if (!isPromise(error)) onCaughtError?.(error, {});
  };
  runEffectsOfEventsAtOnce();
  hydrateInParts(page as ComponentChild, root);
}
