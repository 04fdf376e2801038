import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { CheckIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface TimelineStep {
  /** The fact: "On the van". */
  title: ReactNode;
  /** When and where. */
  detail?: ReactNode;
  /** How far it is; at most one is `current`. @default 'to-come' */
  state?: 'done' | 'current' | 'to-come' | undefined;
  /** The state in words, for screen readers: "done". */
  stateLabel?: string | undefined;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In the order they happen. */
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
  /* Mark and first line have one middle, at any size of text. */
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

/** What happened and what comes, in order: from paid to at your door. */
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
