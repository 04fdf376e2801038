import { Form } from '@touchline/design-system/Form';
import type { SummaryError } from '@touchline/design-system/ErrorSummary';
import type { ReactNode, SubmitEvent } from 'react';
import { useSite } from '../../platform/site/index.ts';

/** The page, below the site path. */
export const accountPath = '/account';

interface AccountFormProps {
  /** What the form asks for; sent with it. */
  action: string;
  /** By which a button outside of the form sends it. */
  id?: string;
  attempt?: number | undefined;
  errors?: readonly SummaryError[];
  onSubmit: (form: FormData) => void;
  children: ReactNode;
}

/** One form of the page; works as a plain form without JavaScript. */
export function AccountForm({ action, id, attempt = 0, errors = [], onSubmit, children }: AccountFormProps) {
  const site = useSite();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the fields, not the store: something may have been typed before hydration.
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <Form
      id={id}
      method="post"
      action={site.href(accountPath)}
      attempt={attempt}
      errors={errors}
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="action" value={action} />
      {children}
    </Form>
  );
}
