import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ModalQueue } from './ModalQueue.ts';

const ModalQueueContext = createContext<ModalQueue | null>(null);

export interface ModalHostProps {
  /** The visit's queue; without it the host makes its own. */
  queue?: ModalQueue | undefined;
  /** The page, with every modal of its own that may want to show. */
  children: ReactNode;
}

/** Around a page: lets its own modals show one at a time. */
export function ModalHost({ queue, children }: ModalHostProps) {
  const [own] = useState(() => queue ?? new ModalQueue());
  return <ModalQueueContext value={queue ?? own}>{children}</ModalQueueContext>;
}

const never = () => () => undefined;

/**
 * Whether a modal that wants to show may: `<Dialog isOpen={useModalTurn('consent', 3, store.isAsking)}>`. Without a
 * `ModalHost` around it always may. What was typed into it must live outside: it may give way and come back.
 * @param name its own, one a page
 * @param priority the lower, the sooner; the application keeps one list of them
 */
export function useModalTurn(name: string, priority: number, isWanted: boolean): boolean {
  const queue = use(ModalQueueContext);
  useEffect(() => (isWanted ? queue?.ask(name, priority) : undefined), [queue, name, priority, isWanted]);
  const current = useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.current(),
    () => undefined,
  );
  return isWanted && (queue === null || current === name);
}

/** Lets no modal show while `isHeld`, but those up to the number `except`. */
export function useModalHold(isHeld: boolean, except = 0): void {
  const queue = use(ModalQueueContext);
  useEffect(() => (isHeld ? queue?.hold(except) : undefined), [queue, isHeld, except]);
}
