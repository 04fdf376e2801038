export { Callout } from '../src/Callout/Callout.tsx';
export type { CalloutDismiss, CalloutProps } from '../src/Callout/Callout.tsx';
