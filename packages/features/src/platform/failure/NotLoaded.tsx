import { Button } from '@touchline/design-system/Button';
import { EmptyState } from '@touchline/design-system/EmptyState';
import type { ReactNode } from 'react';
import { MessagePage } from './MessagePage.tsx';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';

export interface NotLoadedProps {
  title: string;
  /** Why, as far as that helps. */
  children: ReactNode;
  /** "Try again". */
  retryLabel: string;
  /** Called by the button, and when the network comes back. */
  onRetry: () => void;
}

/** What stands in place of something that could not be loaded, within the frame of its page. */
export function NotLoaded({ title, children, retryLabel, onRetry }: NotLoadedProps) {
  useRetryWhenOnline(onRetry);
  return (
    <EmptyState
      role="alert"
      level={1}
      title={title}
      actions={<Button onClick={onRetry}>{retryLabel}</Button>}
    >
      {children}
    </EmptyState>
  );
}

/** The same in place of a whole page. */
export function NotLoadedPage({ title, children, retryLabel, onRetry }: NotLoadedProps) {
  useRetryWhenOnline(onRetry);
  return (
    <MessagePage role="alert" title={title} actions={<Button onClick={onRetry}>{retryLabel}</Button>}>
      {children}
    </MessagePage>
  );
}
