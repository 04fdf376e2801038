import { useSite } from '@touchline/features/platform/site';
import { heartFormId } from '@touchline/features/wishlist';

/**
 * What hearts submit before the script runs: the wishlist page saves the product and leads back to this page. `path` has
 * the query of its address too.
 */
export function HeartForm({ path }: { path: string }) {
  const site = useSite();
  return (
    <form id={heartFormId} method="post" action={site.href('/wishlist')} hidden>
      <input type="hidden" name="returnTo" value={path} />
    </form>
  );
}
