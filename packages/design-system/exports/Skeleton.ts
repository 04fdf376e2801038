export { Skeleton } from '../src/Skeleton/Skeleton.tsx';
export type { SkeletonProps } from '../src/Skeleton/Skeleton.tsx';
