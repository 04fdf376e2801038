import { NEEDS_SCRIPT } from '../foundations/needsScript.ts';

/**
 * Spread on a button, it opens the drawer of that id: by the browser's own command where it knows them, even
 * before the script; by script elsewhere. `<IconButton label="Menu" {...drawerOpener('menu')}>`
 */
export function drawerOpener(id: string) {
  return {
    ...NEEDS_SCRIPT,
    commandfor: id,
    command: 'show-modal',
    'aria-haspopup': 'dialog',
    onClick: () => {
      if ('commandForElement' in HTMLButtonElement.prototype) return;
      const dialog = document.getElementById(id);
      if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
    },
  } as const;
}
