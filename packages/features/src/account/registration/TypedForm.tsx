import { Form } from '@touchline/design-system/Form';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { fieldId } from './fieldId.ts';
import { readRegistrationForm, type RegistrationFormValues } from './readRegistrationForm.ts';
import { registrationMessages } from './registrationMessages.ts';
import { registrationPath } from './registrationPath.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import { useProblemText } from './useProblemText.ts';

export interface TypedFormProps {
  store: RegistrationStore;
  /** The fields that are asked for here. @default all */
  only?: readonly string[];
  /** Called with what stands in the fields, not in the store: something may have been typed before hydration. */
  onSubmit: (typed: RegistrationFormValues) => void;
  children: ReactNode;
}

/** A step of the registration with fields: once it was sent, their errors are listed above them. */
export const TypedForm = observer(function TypedForm({ store, only, onSubmit, children }: TypedFormProps) {
  const t = useMessages(registrationMessages);
  const site = useSite();
  const problemText = useProblemText();
  const { fields, attempt } = store;
  const errors = fields.inOrder
    .filter(({ name }) => only?.includes(name) ?? true)
    .map(({ name, problem }) => ({ fieldId: fieldId(name), message: problemText(problem) }));
  return (
    <Form
      method="post"
      action={registrationPath(site, store)}
      attempt={attempt}
      summaryTitle={t('registration.errors', { count: errors.length })}
      errors={attempt > 0 ? errors : []}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(readRegistrationForm(new FormData(event.currentTarget)));
      }}
    >
      {children}
    </Form>
  );
});
