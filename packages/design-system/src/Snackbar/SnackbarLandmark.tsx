import type { RefObject } from 'react';
import { useLandmark } from 'react-aria/useLandmark';

interface SnackbarLandmarkProps {
  region: RefObject<HTMLElement | null>;
  /** Ids of the texts that name the region. */
  labelledBy: string;
}

/** Makes the region of messages one of the landmarks that F6 goes to: to its action, or to its close button. */
export function SnackbarLandmark({ region, labelledBy }: SnackbarLandmarkProps) {
  useLandmark(
    {
      role: 'region',
      'aria-labelledby': labelledBy,
      focus: () => region.current?.querySelector('button')?.focus({ preventScroll: true }),
    },
    region,
  );
  return null;
}
