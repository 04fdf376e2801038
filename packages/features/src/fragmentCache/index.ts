export { FragmentCacheContext, type CachedFragmentProps } from './FragmentCacheContext.ts';
