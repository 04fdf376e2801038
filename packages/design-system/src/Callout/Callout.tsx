import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { token } from '../tokens/token.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `urgent` where something went wrong, `very-urgent` where it blocks everything else. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'urgent' | 'very-urgent' | undefined;
  /** The fact, in bold, before the help. */
  title?: ReactNode;
  /** Replaces the tone's own icon, for example with a truck. */
  icon?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Announced when it appears: immediately for the urgent tones, politely for others. @default false */
  isAnnounced?: boolean | undefined;
  /** Adds a close button. Not for problems that must be dealt with. */
  dismiss?: CalloutDismiss | undefined;
}

/** The close button of a callout. */
export interface CalloutDismiss {
  /** Accessible name of the close button: "Close". */
  label: string;
  /** The parent removes the callout and moves the focus, which was on the close button. */
  onDismiss: () => void;
}

const Root = styled.div`
  --tone: ${token('color.info')};
  display: flex;
  gap: ${token('space.12')};
  padding: 14px ${token('space.16')};
  border-inline-start: 4px solid var(--tone);
  border-radius: ${token('radius.control')};
  background: ${token('color.info.ground')};
  color: ${token('color.text')};

  & > svg {
    /* Centred on the first line, at any text size. */
    margin-block-start: calc(0.5lh - 12px);
    color: var(--tone);
  }
  /* In the corner, without making the first line taller than its text. */
  & > button {
    margin-block: -10px;
    margin-inline-end: -8px;
    align-self: start;
  }
  & > button:hover:not(:disabled) {
    background: rgb(128 128 128 / 0.2);
  }
  &[data-tone='success'] {
    --tone: ${token('color.success')};
    background: ${token('color.success.ground')};
  }
  &[data-tone='warning'] {
    --tone: ${token('color.warning')};
    background: ${token('color.warning.ground')};
  }
  &[data-tone='urgent'] {
    --tone: ${token('color.error')};
    background: ${token('color.error.ground')};
  }
  &[data-tone='very-urgent'] {
    --tone: currentcolor;
    border-color: transparent;
    background: ${token('color.error')};
    color: ${token('color.text.inverse')};
  }
  ${media.forcedColours} {
    border: 1px solid;
    border-inline-start-width: 4px;
    /* Forced colours do not change an SVG with a colour of its own: the icon would be dark blue on black. */
    & > svg {
      color: CanvasText;
    }
  }
`;

const Body = styled.div`
  flex: 1;
  min-inline-size: 0;
  font-size: 0.9375rem;

  & > strong {
    font-weight: 700;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.12')};
  margin-block-start: ${token('space.12')};
`;

const SIGNS = {
  info: InfoIcon,
  success: CheckIcon,
  warning: WarningIcon,
  urgent: WarningIcon,
  'very-urgent': WarningIcon,
} as const;

/** A message that must not be missed, at the place it is about. Remove it when its cause is resolved. */
export function Callout({
  tone = 'info',
  title,
  icon,
  actions,
  isAnnounced = false,
  dismiss,
  children,
  ...rest
}: CalloutProps) {
  const Sign = SIGNS[tone];
  const role = tone.endsWith('urgent') ? 'alert' : 'status';
  return (
    <Root data-tone={tone} role={isAnnounced ? role : undefined} {...rest}>
      {icon ?? <Sign />}
      <Body>
        {title ? <strong>{title}</strong> : null}
        {typeof title === 'string' && children && !/[.!?…]$/.test(title) ? '.' : null} {children}
        {actions ? <Actions>{actions}</Actions> : null}
      </Body>
      {dismiss ? (
        <IconButton label={dismiss.label} onClick={dismiss.onDismiss}>
          <CloseIcon size={20} />
        </IconButton>
      ) : null}
    </Root>
  );
}
