import type { DetailsValues } from './details/DetailsStore.ts';
import { readCheckoutForm } from './readCheckoutForm.ts';

/** What was typed into the form before the script came: every field that is not as the server sent it. */
export function typedBefore(form: HTMLFormElement): DetailsValues {
  const typed = new FormData();
  typed.set('act', 'address');
  let isSame: boolean | undefined;
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      if (control.checked !== control.defaultChecked) isSame = control.checked;
    } else if (control instanceof HTMLInputElement) {
      if (control.type !== 'hidden' && control.value !== control.defaultValue)
        typed.set(control.name, control.value);
    } else if (control instanceof HTMLSelectElement) {
      const isSent = [...control.options].some(
        ({ selected, defaultSelected }) => selected && defaultSelected,
      );
      if (!isSent && control.value) typed.set(control.name, control.value);
    }
  }
  const change = readCheckoutForm(typed);
  if (change?.act !== 'address') return {};
  const { contact, shipping, billing } = change;
  return { contact, shipping, billing, ...(isSame === undefined ? {} : { billingSameAsShipping: isSame }) };
}
