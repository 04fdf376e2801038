import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { ModalQueue, type HoldExcept } from './ModalQueue.ts';

const ModalQueueContext = createContext<ModalQueue | null>(null);

export interface ModalHostProps {
  /** The session's queue; without it the host creates its own. */
  queue?: ModalQueue | undefined;
  /** The page, including every modal that opens by itself. */
  children: ReactNode;
}

/** Wraps a page and shows its own modals one at a time. */
export function ModalHost({ queue, children }: ModalHostProps) {
  const [own] = useState(() => queue ?? new ModalQueue());
  return <ModalQueueContext value={queue ?? own}>{children}</ModalQueueContext>;
}

const never = () => () => undefined;

/**
 * Whether a modal that wants to open may do so: `<Dialog isOpen={useModalTurn('consent', 3, store.isAsking)}>`.
 * Always true when there is no `ModalHost` around it. Keep typed input outside the modal: it may be closed for a
 * more urgent one and opened again.
 * @param name unique on the page
 * @param priority lower numbers open first; the application keeps one list of them
 */
export function useModalTurn(name: string, priority: number, isWanted: boolean): boolean {
  const queue = useContext(ModalQueueContext);
  useEffect(() => (isWanted ? queue?.ask(name, priority) : undefined), [queue, name, priority, isWanted]);
  const current = useSyncExternalStore(
    queue?.subscribe ?? never,
    () => queue?.current(),
    () => undefined,
  );
  return isWanted && (queue === null || current === name);
}

/**
 * While `isOpen`, the page's own modals wait, except the one that is already open. For everything that blocks the page;
 * `Dialog` and `Drawer` do it themselves.
 */
export function useOpenModal(isOpen: boolean): void {
  const queue = useContext(ModalQueueContext);
  useEffect(() => (isOpen ? queue?.holdOthers() : undefined), [queue, isOpen]);
}

/** While `isHeld`, no modal opens except those with a priority number up to `except`, or with that one number only. */
export function useModalHold(isHeld: boolean, except: HoldExcept = 0): void {
  const queue = useContext(ModalQueueContext);
  const only = typeof except === 'number' ? undefined : except.only;
  const upTo = typeof except === 'number' ? except : 0;
  useEffect(
    () => (isHeld ? queue?.hold(only === undefined ? upTo : { only }) : undefined),
    [queue, isHeld, upTo, only],
  );
}
