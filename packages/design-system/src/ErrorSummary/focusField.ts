/**
 * Brings a field, or the first one of a group, into view together with its label, and gives it the focus. What holds no
 * field takes the focus itself if it has a `tabindex`: the place of a frame passes it on.
 */
export function focusField(id: string): boolean {
  const target = document.getElementById(id);
  const control = target?.matches('input, select, textarea, button')
    ? target
    : target?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button');
  if (!control) {
    if (!target?.hasAttribute('tabindex')) return false;
    target.scrollIntoView({ block: 'center' });
    target.focus({ preventScroll: true });
    return true;
  }
  // The label must be in view too, or one does not know what to correct.
  (control.closest('fieldset, div:has(> label, > div > label)') ?? control).scrollIntoView({
    block: 'start',
  });
  control.focus({ preventScroll: true });
  return true;
}
