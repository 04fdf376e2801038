export { Cached, type CachedProps } from './Cached.ts';
export { FragmentCacheContext, type CachedFragmentProps } from './FragmentCacheContext.ts';
