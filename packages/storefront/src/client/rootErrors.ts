import type { RootOptions } from 'react-dom/client';
import type { Reporter } from '@touchline/features/ports';

/** What React's root does with what breaks below it: boundaries show something else, the shop's log is told. */
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
