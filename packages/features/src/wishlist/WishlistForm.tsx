import type { ReactNode, SubmitEvent } from 'react';
import { useSite } from '../platform/site/index.ts';
import type { WishlistAction } from './applyWishlistForm.ts';
import type { WishlistStore } from './WishlistStore.ts';

export interface WishlistFormProps {
  store: WishlistStore;
  action: WishlistAction;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>> | undefined;
  /** Carries out the form once the script runs; without it the form is sent to the page. */
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/** A form of the wishlist page, which names the list it is about. */
export function WishlistForm({ store, action, fields = {}, onSubmit, children }: WishlistFormProps) {
  const site = useSite();
  const list = store.wishlistCollectionId;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  const target = list === undefined ? '' : `?${new URLSearchParams({ list }).toString()}`;
  return (
    <form method="post" action={site.href(`/wishlist${target}`)} onSubmit={handleSubmit}>
      <input type="hidden" name="action" value={action} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
