import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import type { ReactNode } from 'react';
import { useRetryWhenOnline } from '../failure/index.ts';
import type { MissingPartProps } from './lazyPart.ts';

export interface PartMissingProps extends MissingPartProps {
  /** What is missing, in the words of the page that it belongs to. */
  children: ReactNode;
  /** "Try again". */
  retryLabel: string;
}

/** In place of a part of a page whose code could not be loaded. It is loaded again on a press, and once the network is back. */
export function PartMissing({ children, retryLabel, onRetry }: PartMissingProps) {
  const retry = () => void onRetry();
  useRetryWhenOnline(retry);
  return (
    <Callout
      tone="warning"
      actions={
        <Button variant="secondary" size="small" onClick={retry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Callout>
  );
}
