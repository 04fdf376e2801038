export { SnackbarQueue } from '../src/Snackbar/SnackbarQueue.ts';
export type { ShownSnackbar, SnackbarAction, SnackbarMessage } from '../src/Snackbar/SnackbarQueue.ts';
export { SnackbarRegion } from '../src/Snackbar/SnackbarRegion.tsx';
export type { SnackbarRegionProps } from '../src/Snackbar/SnackbarRegion.tsx';
