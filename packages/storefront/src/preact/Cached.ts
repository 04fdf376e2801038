import type { ReactNode } from 'react';
import type { CachedProps } from '@touchline/features/fragmentCache';

/** `Cached` in the browser of the built shop, where nothing is kept. */
export const Cached = ({ children }: CachedProps): ReactNode => children;
