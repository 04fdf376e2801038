import { fieldId } from './fieldId.ts';
import type { RegistrationField } from './registrationFields.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import { useProblemText } from './useProblemText.ts';

/** Returns a function for the props that all text fields of the form share. */
export function useFieldProps(store: RegistrationStore) {
  const problemText = useProblemText();
  return (name: RegistrationField) => {
    const { value, required, error } = store.state(name);
    return {
      id: fieldId(name),
      name,
      value,
      'aria-required': required,
      error: problemText(error),
      onChange: (event: { currentTarget: { value: string } }) => store.type(name, event.currentTarget.value),
      onBlur: () => store.leave(name),
    };
  };
}
