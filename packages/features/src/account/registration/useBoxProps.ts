import { fieldId } from './fieldId.ts';
import type { RegistrationField } from './registrationFields.ts';
import type { RegistrationStore } from './RegistrationStore.ts';
import { useProblemText } from './useProblemText.ts';

/** Returns a function for the props that all boxes of the form share. */
export function useBoxProps(store: RegistrationStore) {
  const problemText = useProblemText();
  return (name: RegistrationField) => {
    const { value, required, error } = store.state(name);
    return {
      id: fieldId(name),
      name,
      value: 'true',
      checked: value !== '',
      'aria-required': required,
      error: problemText(error),
      onChange: (event: { currentTarget: { checked: boolean } }) => {
        store.type(name, event.currentTarget.checked ? 'true' : '');
        store.leave(name);
      },
    };
  };
}
