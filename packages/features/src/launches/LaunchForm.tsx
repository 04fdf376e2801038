import type { ReactNode, SubmitEvent } from 'react';
import { useSite } from '../site/index.ts';
import { launchPath } from './launchPath.ts';
import type { LaunchAction, LaunchStore } from './LaunchStore.ts';

/** Names of the fields that the forms of a launch send. */
export const launchFields = { action: 'action', sku: 'sku' } as const;

export interface LaunchFormProps {
  store: LaunchStore;
  action: LaunchAction;
  children: ReactNode;
}

/** A form of a launch; without JavaScript it is sent to the launch's own page. */
export function LaunchForm({ store, action, children }: LaunchFormProps) {
  const site = useSite();
  const id = store.known?.id ?? '';
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.submit(action);
  };
  return (
    <form method="post" action={site.href(launchPath(id))} onSubmit={handleSubmit} noValidate>
      <input type="hidden" name={launchFields.action} value={action} />
      {children}
    </form>
  );
}
