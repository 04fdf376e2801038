import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is in progress: "Sending pictures", "£12.00 to free delivery". */
  label: ReactNode;
  /** Progress from 0 to `max`. Leave it out if it is unknown: the bar then animates continuously. */
  value?: number | undefined;
  /** The value at which it is complete. @default 100 */
  max?: number | undefined;
  /** `value` as text instead of percent: "3 of 8", "£48.00 of £60.00". Read out, and shown at the end of the line. */
  valueText?: string | undefined;
  /** Hides the label visually if it is already next to the bar; it is still read out. @default false */
  isLabelHidden?: boolean | undefined;
  /** `success` when it is complete, `info` for helpful information rather than work. @default 'ink' */
  tone?: 'ink' | 'info' | 'success' | undefined;
}

const sweep = keyframes`
  from { inset-inline-start: -40%; }
  to { inset-inline-start: 100%; }
`;

const Root = styled.div`
  display: grid;
  gap: ${token('space.8')};
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token('space.16')};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  --tone: ${token('color.text')};
  position: relative;
  overflow: hidden;
  block-size: 4px;
  background: ${token('color.line')};

  &[data-tone='info'] {
    --tone: ${token('color.info')};
  }
  &[data-tone='success'] {
    --tone: ${token('color.success')};
  }
  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: var(--share);
    background: var(--tone);
    transition: inline-size ${token('motion.in')} ${token('motion.ease.in')};
  }
  &[data-unknown]::before {
    inline-size: 40%;
    animation: ${sweep} ${token('motion.sweep')} linear infinite;
  }
  /* Stripes show unknown progress without motion. */
  @media (prefers-reduced-motion: reduce) {
    &[data-unknown]::before {
      inline-size: 100%;
      background: repeating-linear-gradient(90deg, var(--tone) 0 12px, transparent 12px 20px);
      animation: none;
    }
  }
  ${media.forcedColours} {
    block-size: 8px;
    border: 1px solid CanvasText;
    forced-color-adjust: none;
    background: Canvas;
    --tone: Highlight;
  }
`;

/** Shows how far something is, or that it is under way. Moves only forward. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  isLabelHidden = false,
  tone = 'ink',
  ...rest
}: ProgressBarProps) {
  const id = useId();
  const isKnown = value !== undefined;
  const now = isKnown ? Math.min(Math.max(value, 0), max) : 0;
  return (
    <Root {...rest}>
      {isLabelHidden ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <Words>
          <span id={id}>{label}</span>
          {valueText ? <span aria-hidden="true">{valueText}</span> : null}
        </Words>
      )}
      <Bar
        role="progressbar"
        aria-labelledby={id}
        data-tone={tone}
        {...(isKnown
          ? {
              'aria-valuemin': 0,
              'aria-valuemax': max,
              'aria-valuenow': now,
              'aria-valuetext': valueText,
              style: { '--share': `${max === 0 ? 100 : (100 * now) / max}%` },
            }
          : { 'data-unknown': '' })}
      />
    </Root>
  );
}
