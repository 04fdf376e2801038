/**
 * Changes a field as typing would: the change event fires for controlled and uncontrolled fields. React ignores a value
 * set with the element's own patched setter, so this uses that of the prototype.
 */
export function changeValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
