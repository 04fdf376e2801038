export { Callout } from '../src/Callout/Callout.tsx';
export type { CalloutProps } from '../src/Callout/Callout.tsx';
