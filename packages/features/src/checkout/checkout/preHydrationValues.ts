import type { DetailsValues } from './details/DetailsStore.ts';
import { detailsOf } from './readCheckoutForm.ts';

/** What was typed into the form before hydration: every field that differs from what the server sent. */
export function preHydrationValues(form: HTMLFormElement): DetailsValues {
  const typed = new FormData();
  let isSame: boolean | undefined;
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      const isOurs = control.name === 'billingSameAsShipping';
      if (isOurs && control.checked !== control.defaultChecked) isSame = control.checked;
    } else if (control instanceof HTMLInputElement) {
      if (control.type !== 'hidden' && control.type !== 'radio' && control.value !== control.defaultValue)
        typed.set(control.name, control.value);
    } else if (control instanceof HTMLSelectElement) {
      const isAsSent = [...control.options].some(
        ({ selected, defaultSelected }) => selected && defaultSelected,
      );
      if (!isAsSent) typed.set(control.name, control.value);
    }
  }
  // The way of delivery is a choice, which its own group takes over.
  const { contact = {}, shipping = {}, billing = {} } = detailsOf(typed);
  return { contact, shipping, billing, ...(isSame === undefined ? {} : { billingSameAsShipping: isSame }) };
}

/** Whether a field of the form is being typed into at the moment. */
export function isBeingTyped(form: HTMLFormElement): boolean {
  const { activeElement } = form.ownerDocument;
  return activeElement instanceof HTMLInputElement && form.contains(activeElement)
    ? !['radio', 'checkbox'].includes(activeElement.type)
    : false;
}
