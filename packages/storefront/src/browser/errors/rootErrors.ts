import type { RootOptions } from 'react-dom/client';
import type { Reporter } from '@touchline/features/platform/ports';

/** Error handlers of React's root: boundaries show a fallback, and the error goes to the shop's log. */
export const rootErrors = ({
  report,
}: Reporter): Required<Pick<RootOptions, 'onCaughtError' | 'onUncaughtError' | 'onRecoverableError'>> => ({
  onCaughtError: (error) => report('A part of the page broke', error),
  onUncaughtError: (error) => report('The page broke', error),
  onRecoverableError: (error) => {
    console.error('Hydration:', error);
    report('Hydration', error);
  },
});
