import { defineStored, json } from '../../platform/storage/index.ts';

/** Largest number of products that a session remembers. */
export const maxInSession = 16;

/** Ids of the products that were looked at in this tab, the last one first. */
export const viewedInSession = defineStored<readonly string[]>({
  key: 'viewedInSession',
  where: 'session',
  maxAge: 'session',
  purpose: 'personalisation',
  endsWithLogout: true,
  codec: json((stored) =>
    Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(0, maxInSession) : undefined,
  ),
});

/** Everything that the recommendations store. */
export const recommendationsStorage = [viewedInSession];
