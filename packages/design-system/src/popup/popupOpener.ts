/**
 * Props for a button that opens and closes the `Popover` or `Menu` of that id. The browser does it natively, even before
 * hydration. `<Button {...popupOpener('sizes')}>Which size?</Button>`
 */
export function popupOpener(id: string, kind: 'dialog' | 'menu' = 'dialog') {
  return { popoverTarget: id, 'aria-haspopup': kind, 'aria-controls': id } as const;
}

/** The button that opened the popup of that id, or otherwise one that can. */
export function openerOf(id: string, source?: Element | null): HTMLElement | null {
  const opens = `[popovertarget="${CSS.escape(id)}"]`;
  const candidate = source ?? document.activeElement;
  return candidate instanceof HTMLElement && candidate.matches(opens)
    ? candidate
    : document.querySelector<HTMLElement>(opens);
}
