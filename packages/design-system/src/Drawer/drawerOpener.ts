import { NEEDS_HYDRATION } from '../foundations/needsHydration.ts';

/**
 * Attributes for a button that opens the drawer with this id: by invoker command where the browser supports it, even
 * before hydration; by JavaScript elsewhere. `<IconButton label="Menu" {...drawerOpener('menu')}>`
 */
export function drawerOpener(id: string) {
  return {
    ...NEEDS_HYDRATION,
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
