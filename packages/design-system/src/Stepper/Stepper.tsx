import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { CheckIcon } from '../Icon/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface StepperStep {
  /** One or two words: "Delivery". */
  label: ReactNode;
  /** Link back to a completed step. Later steps have none: they are reached by completing the one before. */
  href?: string | undefined;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** Names the list: "Checkout". */
  label: string;
  /** In order. */
  steps: readonly StepperStep[];
  /** The current step, counted from 1. The number of steps plus one: all are completed. */
  current: number;
  /** The position as text: "Step 2 of 4". Shown on a phone, where not every step fits. */
  position: string;
  /** Read out after each completed step: "done". */
  doneLabel: string;
}

const Root = styled.nav`
  display: grid;
  gap: ${token('space.8')};
`;

const Position = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
  ${media.medium} {
    display: none;
  }
`;

const Steps = styled.ol`
  display: flex;
  gap: ${token('space.8')};
  ${media.medium} {
    gap: ${token('space.16')};
  }
`;

/* The whole step is the link, 44 px tall for touch. */
const StepLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.8')};
  min-inline-size: ${token('space.24')};

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: -3px;
    min-block-size: ${token('size.target')};
  }
`;

const Step = styled.li`
  ${type('label')}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  flex: 1;
  min-inline-size: 0;
  padding-block-start: ${token('space.12')};
  border-block-start: ${token('border.rule')} solid ${token('color.line')};
  color: ${token('color.text.subtle')};
  font-weight: 400;
  overflow-wrap: anywhere;

  &[data-state='current'] {
    border-color: ${token('color.text')};
    color: ${token('color.text')};
    font-weight: 650;
  }
  &[data-state='done'] {
    border-color: ${token('color.text')};
    color: ${token('color.text')};
  }
  /* On a phone only the current step shows its label; the others show the icon and keep their text for screen readers. */
  ${media.phone} {
    flex: 1 0 auto;
    &[data-state='current'] {
      flex: 3 1 auto;
    }
    &:not([data-state='current']) [data-part='words'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
  ${media.forcedColours} {
    border-color: GrayText;
    &:not([data-state='to-come']) {
      border-color: Highlight;
    }
  }
`;

/** Position in a process of a few steps, such as the checkout: an ordered list whose completed steps link back. */
export function Stepper({ label, steps, current, position, doneLabel, ...rest }: StepperProps) {
  return (
    <Root aria-label={label} {...rest}>
      <Position>{position}</Position>
      <Steps role="list">
        {steps.map((step, index) => {
          const number = index + 1;
          const state = number < current ? 'done' : number === current ? 'current' : 'to-come';
          const words = (
            <>
              {state === 'done' ? <CheckIcon size={16} /> : <span aria-hidden="true">{number}</span>}
              <span data-part="words">
                {step.label}
                {state === 'done' ? <VisuallyHidden> ({doneLabel})</VisuallyHidden> : null}
              </span>
            </>
          );
          return (
            <Step key={number} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && step.href ? (
                <StepLink href={step.href} variant="quiet">
                  {words}
                </StepLink>
              ) : (
                words
              )}
            </Step>
          );
        })}
      </Steps>
    </Root>
  );
}
