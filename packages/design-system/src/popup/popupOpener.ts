/**
 * Spread on a button, it opens and closes the `Popover` or `Menu` of that id: by the browser itself, even before the
 * script. `<Button {...popupOpener('sizes')}>Which size?</Button>`
 */
export function popupOpener(id: string, kind: 'dialog' | 'menu' = 'dialog') {
  return { popoverTarget: id, 'aria-haspopup': kind, 'aria-controls': id } as const;
}

/** The button that opened the popup of that id, or that would. */
export function openerOf(id: string, source?: Element | null): HTMLElement | null {
  const opens = `[popovertarget="${CSS.escape(id)}"]`;
  const candidate = source ?? document.activeElement;
  return candidate instanceof HTMLElement && candidate.matches(opens)
    ? candidate
    : document.querySelector<HTMLElement>(opens);
}
