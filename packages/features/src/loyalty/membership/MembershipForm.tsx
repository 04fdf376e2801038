import type { ReactNode, SubmitEvent } from 'react';
import { useSite } from '../../platform/site/index.ts';
import type { MembershipAction, MembershipStore } from './MembershipStore.ts';

export interface MembershipFormProps {
  store: MembershipStore;
  action: MembershipAction;
  /** Points of the reward that is wanted. */
  points?: number | undefined;
  /** Where a form that is sent without the script leads back to, below the site path. @default the membership page */
  returnTo?: string | undefined;
  /** Called with whether it was carried out. */
  onEnd?: ((isDone: boolean) => void) | undefined;
  children: ReactNode;
}

/** A form of the membership page; without the script it is sent to the page. */
export function MembershipForm({ store, action, points, returnTo, onEnd, children }: MembershipFormProps) {
  const site = useSite();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.submit(action, points).then(onEnd);
  };
  return (
    <form method="post" action={site.href('/account/membership')} onSubmit={handleSubmit}>
      <input type="hidden" name="action" value={action} />
      {points === undefined ? null : <input type="hidden" name="points" value={points} />}
      {returnTo === undefined ? null : <input type="hidden" name="returnTo" value={returnTo} />}
      {children}
    </form>
  );
}
