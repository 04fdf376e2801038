export { Skeleton } from '../src/Skeleton/Skeleton.tsx';
export type { SkeletonProps } from '../src/Skeleton/Skeleton.tsx';
export { SkeletonGroup } from '../src/Skeleton/SkeletonGroup.tsx';
export type { SkeletonGroupProps } from '../src/Skeleton/SkeletonGroup.tsx';
