/** Brings a field, or the first one of a group, into view together with its label, and gives it the focus. */
export function focusField(id: string): boolean {
  const target = document.getElementById(id);
  const control = target?.matches('input, select, textarea, button')
    ? target
    : target?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button');
  if (!control) return false;
  // The label must be in view too, or one does not know what to mend.
  (control.closest('fieldset, div:has(> label, > div > label)') ?? control).scrollIntoView({
    block: 'start',
  });
  control.focus({ preventScroll: true });
  return true;
}
