import type * as react from 'mobx-react-lite';

/** `mobx-react-lite` of the built server (`onServer.ts`): nothing is observed, so a component stays what it is. */

export const observer = ((component: unknown) => component) as unknown as typeof react.observer;

export const enableStaticRendering: typeof react.enableStaticRendering = () => undefined;
