import { useRef } from 'react';
import type { ComponentProps, FocusEvent } from 'react';
import styled from 'styled-components';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { CloseIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { popupSurfaceStyles } from '../popup/popupStyles.ts';
import type { PopupPlace } from '../popup/popupStyles.ts';
import { usePopup } from '../popup/usePopup.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'id' | 'popover' | 'title'>, PopupPlace {
  /** The id that `popupOpener(id)` on a button refers to. */
  id: string;
  /** Accessible name, and its heading if there is a close button. */
  label: string;
  /** Adds a close button with this name: "Close". For content that is read for longer, especially on touch screens. */
  closeLabel?: string | undefined;
}

const Root = styled.div`
  ${popupSurfaceStyles}
  min-inline-size: min(240px, calc(100vw - 2 * ${token('space.8')}));
  padding: ${token('space.16')};
  outline: none;

  /* The newly opened popover is itself the focus indicator. */
  &:focus-visible {
    box-shadow: ${token('shadow.snackbar')};
  }
`;

const Head = styled.div`
  ${type('label')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')};
  margin-block: calc(-1 * ${token('space.8')}) ${token('space.4')};
  margin-inline-end: calc(-1 * ${token('space.12')});
`;

/**
 * Extra content at a button: a text, a few links, a short form. The page behind it stays usable. Opens before
 * hydration; closes by its button, Escape, a press outside, or when focus leaves.
 */
export function Popover({
  id,
  label,
  closeLabel,
  side = 'below',
  align = 'start',
  children,
  ref,
  onBlur,
  ...rest
}: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  const opener = usePopup(popup, (element) => {
    if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
  });

  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    onBlur?.(event);
    const to = event.relatedTarget;
    if (!to || event.currentTarget.contains(to) || opener.current?.contains(to)) return;
    event.currentTarget.hidePopover();
  };

  return (
    <Root
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      {...rest}
      ref={useMergedRef(popup, ref)}
      id={id}
      popover="auto"
      data-side={side}
      data-align={align}
      onBlur={handleBlur}
    >
      {closeLabel ? (
        <Head>
          <span aria-hidden="true">{label}</span>
          <IconButton label={closeLabel} popoverTarget={id} popoverTargetAction="hide">
            <CloseIcon />
          </IconButton>
        </Head>
      ) : null}
      {children}
    </Root>
  );
}
