export * from '../src/Icon/icons.tsx';
export { BusyMark } from '../src/Icon/BusyMark.tsx';
export type { BusyMarkProps } from '../src/Icon/BusyMark.tsx';
