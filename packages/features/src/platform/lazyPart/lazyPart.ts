import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A component whose code is loaded when it is first shown, like React's `lazy`. Where it can not be loaded `otherwise`
 * is shown in its place; the rest of the page goes on.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => otherwise) }));
}
