import type { ComponentType } from 'react';
import type { CachedFragmentProps } from '@touchline/features/fragmentCache';

/** Nothing, in development and in tests; the built shop has `preact/fragmentCache.ts` in its place. */
export const fragmentCache = (): ComponentType<CachedFragmentProps> | undefined => undefined;
