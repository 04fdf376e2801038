/** Fallback: browsers without the clipboard API, or that refuse it, may still copy a selection. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;inset:0;opacity:0;font-size:1rem';
  // Inside the dialog that has the focus; its focus trap would otherwise take the focus back before the copy.
  (before?.closest('[role=dialog], dialog') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Copies text to the clipboard; returns `false` where the browser allows neither method. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}
