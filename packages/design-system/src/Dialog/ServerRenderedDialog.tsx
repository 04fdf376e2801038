import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { rememberFocus, returnFocus } from '../modal/focusReturn.ts';
import { preventScrollbarShift } from '../modal/preventScrollbarShift.ts';
import { useOpenModal } from '../ModalQueue/ModalHost.tsx';
import { token } from '../tokens/token.ts';
import { Body, Footer, Head } from './dialogParts.ts';
import { nativeDialogStyles, Title } from './NativeDialog.tsx';

export interface ServerRenderedDialogProps {
  /** By which the script finds it: `ServerRenderedDialogModal`. */
  id: string;
  /** The dialog's heading and accessible name. */
  title: ReactNode;
  /** The content; scrolls where it is higher than the window. */
  children: ReactNode;
  /** Links and buttons of a form: they work without script. */
  footer?: ReactNode;
}

/* There from the first paint: it does not come in, but goes as any other. */
const Sent = styled.dialog`
  ${nativeDialogStyles}
  z-index: ${token('layer.dialog')};
  &:not([data-modal]) {
    transition: none;
  }
  /* Covers the page as a backdrop does. */
  &[data-modal] {
    box-shadow: 0 0 0 200vmax ${token('color.scrim')};
  }
`;

/**
 * What a page asks by itself, as the server sends it: seen with the page and answered without script, above a page that
 * can be used. Looks like a `NativeDialog`. `ServerRenderedDialogModal` makes a modal of it once the script is there.
 */
export function ServerRenderedDialog({ id, title, children, footer }: ServerRenderedDialogProps) {
  const titleId = `${id}-title`;
  return (
    <Sent id={id} open tabIndex={-1} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
      </Head>
      <Body>{children}</Body>
      {footer ? <Footer>{footer}</Footer> : null}
    </Sent>
  );
}

export interface ServerRenderedDialogModalProps {
  /** Id of the `ServerRenderedDialog`, which stands outside of what the script has rendered. */
  id: string;
}

/** What is beside an element, and beside everything that it is in. */
function othersOf(element: Element): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other instanceof HTMLElement && !other.inert) others.push(other);
  return others;
}

/**
 * Makes a `ServerRenderedDialog` a modal that only an answer closes; it goes away when this is no longer rendered. It stays where
 * it is: in the top layer, its text would count as painted late (Largest Contentful Paint).
 */
export function ServerRenderedDialogModal({ id }: ServerRenderedDialogModalProps) {
  useOpenModal(true);
  useEffect(() => {
    const sent = document.getElementById(id) as HTMLDialogElement | null;
    if (!sent) return undefined;
    const others = othersOf(sent);
    preventScrollbarShift();
    sent.dataset['modal'] = '';
    sent.ariaModal = 'true';
    for (const other of others) other.inert = true;
    rememberFocus(sent);
    // Not the first button: that would be a choice halfway made.
    sent.focus({ preventScroll: true });
    return () => {
      for (const other of others) other.inert = false;
      sent.close();
      returnFocus(sent);
      const gone = sent.getAnimations().map(({ finished }) => finished);
      void Promise.allSettled(gone).then(() => sent.remove());
    };
  }, [id]);
  return null;
}
