import type { ComponentType } from 'react';
import type { CachedFragmentProps } from '@touchline/features/fragmentCache';
import { fragmentCache } from './fragmentCache.ts';
import type { SiteData } from './siteData.ts';

type Cache = ComponentType<CachedFragmentProps> | undefined;

/** Fragments of public pages, apart for each site: of what the back end says of it now. */
export class SiteFragments {
  readonly #sites = new Map<string, SiteData & { cache: Cache }>();
  readonly #create: () => Cache;

  /** `create`: a new cache. */
  constructor(create: () => Cache = fragmentCache) {
    this.#create = create;
  }

  /** What keeps fragments of this site. */
  of(data: SiteData): Cache {
    const { site, flags, frame } = data;
    const { sitePath } = site.language;
    const last = this.#sites.get(sitePath);
    // Responses that say the same are the same object (`PublicCallCache`).
    if (last?.site === site && last.flags === flags && last.frame === frame) return last.cache;
    const cache = this.#create();
    this.#sites.set(sitePath, { ...data, cache });
    return cache;
  }
}
