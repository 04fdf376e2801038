export { Cached } from './Cached.tsx';
export { FragmentCacheContext, type CachedFragmentProps } from './FragmentCacheContext.ts';
