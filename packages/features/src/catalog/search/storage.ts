import { defineStored, json } from '../../platform/storage/index.ts';

/** Maximum number of stored terms. */
export const maxRecent = 8;

/** The recent search terms; an invalid or cut-off list counts as none. */
export const recentTerms = defineStored<readonly string[]>({
  key: 'searchTerms',
  where: 'protectedCookie',
  maxAge: 31_536_000,
  purpose: 'preferences',
  endsWithLogout: true,
  codec: json((kept) =>
    Array.isArray(kept) ? kept.filter((term) => typeof term === 'string').slice(0, maxRecent) : undefined,
  ),
});

/** Everything that the search stores. */
export const searchStorage = [recentTerms];
