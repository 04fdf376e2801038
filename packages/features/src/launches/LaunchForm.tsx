import type { SummaryError } from '@touchline/design-system/ErrorSummary';
import { Form } from '@touchline/design-system/Form';
import type { ReactNode, SubmitEvent } from 'react';
import { useSite } from '../platform/site/index.ts';
import { launchPath } from './launchPath.ts';
import type { LaunchAction, LaunchStore } from './LaunchStore.ts';

/** Names of the fields that the forms of a launch send. */
export const launchFields = { action: 'action', sku: 'sku' } as const;

export interface LaunchFormProps {
  store: LaunchStore;
  action: LaunchAction;
  /** What is missing, by its field: it takes the focus. */
  errors?: readonly SummaryError[];
  children: ReactNode;
}

/** A form of a launch; without JavaScript it is sent to the launch's own page. */
export function LaunchForm({ store, action, errors = [], children }: LaunchFormProps) {
  const site = useSite();
  const id = store.known?.id ?? '';
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.submit(action);
  };
  return (
    <Form method="post" action={site.href(launchPath(id))} onSubmit={handleSubmit} errors={errors}>
      <input type="hidden" name={launchFields.action} value={action} />
      {children}
    </Form>
  );
}
