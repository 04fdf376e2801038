/**
 * Changes a field as typing does: the shopper's page hears of it, whether React holds the value or the field itself.
 * React overlooks a value that is set by its own setter, hence the prototype's.
 */
export function changeValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
