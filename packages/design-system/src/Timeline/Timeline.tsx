import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { CheckIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TimelineStep {
  /** The step: "On the van". */
  title: ReactNode;
  /** When and where. */
  detail?: ReactNode;
  /** Progress of the step; at most one is `current`. @default 'to-come' */
  state?: 'done' | 'current' | 'to-come' | undefined;
  /** The state as text, for screen readers: "done". */
  stateLabel?: string | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In chronological order. */
  steps: readonly TimelineStep[];
}

const Root = styled.ol`
  display: grid;
`;

const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  column-gap: ${token('space.12')};
  padding-block-end: ${token('space.20')};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: max(28px, 0.5lh + 14px) 0;
    inset-inline-start: 13.5px;
    border-inline-start: 1px solid ${token('color.edge')};
  }
  &:last-child {
    padding-block-end: 0;
  }
`;

const Mark = styled.span`
  grid-row: 1 / span 2;
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  /* Centres the mark on the first line, at any text size. */
  margin-block-start: max(0px, 0.5lh - 14px);
  border: 2px solid ${token('color.edge')};
  border-radius: 50%;

  [data-state='done'] > & {
    border-color: ${token('color.text')};
    background: ${token('color.text')};
    color: ${token('color.text.inverse')};
  }
  [data-state='current'] > & {
    border: 8px solid ${token('color.text')};
  }
`;

const Title = styled.p`
  ${type('label')}
  padding-block-start: max(0px, 14px - 0.5lh);
`;

const Detail = styled.p`
  ${type('meta')}
  grid-column: 2;
  color: ${token('color.text.subtle')};
`;

/** Past and future events in order: from payment to delivery. */
export function Timeline({ steps, ...rest }: TimelineProps) {
  return (
    <Root role="list" {...rest}>
      {steps.map(({ title, detail, state = 'to-come', stateLabel }, index) => (
        <Step key={index} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark aria-hidden="true">{state === 'done' ? <CheckIcon size={16} /> : null}</Mark>
          <Title>
            {title}
            {stateLabel ? <VisuallyHidden> ({stateLabel})</VisuallyHidden> : null}
          </Title>
          {detail ? <Detail>{detail}</Detail> : null}
        </Step>
      ))}
    </Root>
  );
}
