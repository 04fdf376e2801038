export { FittedHeadline } from '../src/FittedHeadline/FittedHeadline.tsx';
export type { FittedHeadlineProps } from '../src/FittedHeadline/FittedHeadline.tsx';
