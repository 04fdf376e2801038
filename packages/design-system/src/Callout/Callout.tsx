import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../Icon/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { token } from '../tokens/token.ts';

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `urgent` where something went wrong, `very-urgent` where everything waits for it. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'urgent' | 'very-urgent' | undefined;
  /** The fact, in bold, before the help. */
  title?: ReactNode;
  /** In place of the tone's own sign: a truck. */
  icon?: ReactNode;
  /** Buttons or links below the words. */
  actions?: ReactNode;
  /** Read out when it appears: at once for the urgent tones, politely for others. @default false */
  isAnnounced?: boolean | undefined;
  /** Adds a cross, where the words may be put away. Not for what must be dealt with. */
  dismiss?: CalloutDismiss | undefined;
}

/** The cross of a callout. */
export interface CalloutDismiss {
  /** Names the cross: "Close". */
  label: string;
  /** The parent takes the callout away, and gives the focus a place: the cross had it. */
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
    /* In the middle of the first line, at any size of text. */
    margin-block-start: calc(0.5lh - 12px);
    color: var(--tone);
  }
  /* In the corner, without making the first line taller than the words. */
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
    /* A colour given to a drawing is not forced: the sign would be dark blue on black. */
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

/** Words that must not be missed, where they are needed. Goes when the cause goes. */
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
