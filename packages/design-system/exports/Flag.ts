export { Flag } from '../src/Flag/Flag.tsx';
export type { FlagProps } from '../src/Flag/Flag.tsx';
