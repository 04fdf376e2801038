import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { FieldError } from '../Field/FieldError.tsx';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** Props of every group of fields. */
export interface GroupProps {
  /** Names the group. */
  legend: ReactNode;
  /** Hides the legend visually, where a heading above says the same. @default false */
  isLegendHidden?: boolean | undefined;
  /** Help that is needed before choosing. */
  hint?: ReactNode;
  /** What to do, for the group as a whole. */
  error?: ReactNode;
  /** At the end of the legend's line: a `Link` to the size guide. */
  action?: ReactNode;
}

export interface FieldsetProps extends ComponentProps<'fieldset'>, GroupProps {
  /** `inline` puts children side by side, `halves` two fields per line where there is room. @default 'stack' */
  layout?: 'stack' | 'inline' | 'halves' | undefined;
}

const Root = styled.fieldset`
  position: relative;
  &[data-invalid] {
    padding-inline-start: 14px;
    border-inline-start: 4px solid ${token('color.error')};
  }
`;

const Legend = styled.legend`
  ${type('label')}
  /* A floated legend takes part in the layout like any box. */
  float: inline-start;
  max-inline-size: 100%;
  padding: 0;
  margin-block-end: ${token('space.12')};
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Action = styled.div`
  float: inline-end;
`;

const Hint = styled.div`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

const Body = styled.div`
  clear: both;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};

  &[data-layout='inline'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.8')} ${token('space.24')};
  }
  &[data-layout='halves'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: ${token('space.20')} ${token('space.16')};
  }
`;

/** Fields that answer one question together. */
export function Fieldset({
  legend,
  isLegendHidden = false,
  hint,
  error,
  action,
  layout = 'stack',
  children,
  id,
  ...rest
}: FieldsetProps) {
  const generated = useId();
  const own = id ?? generated;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  return (
    <Root
      {...rest}
      id={id}
      data-invalid={error ? '' : undefined}
      aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
    >
      <Legend data-hidden={isLegendHidden ? '' : undefined}>{legend}</Legend>
      {action ? <Action>{action}</Action> : null}
      <Body>
        {hint ? <Hint id={hintId}>{hint}</Hint> : null}
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        <Fields data-layout={layout}>{children}</Fields>
      </Body>
    </Root>
  );
}
