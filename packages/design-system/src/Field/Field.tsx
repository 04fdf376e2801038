import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { FieldError } from './FieldError.tsx';

/** Props of every field. */
export interface FieldProps {
  /** Names the field; always visible above it. */
  label: ReactNode;
  /** Help that is needed before typing; between label and control. */
  hint?: ReactNode;
  /** What to do: "Enter a postcode, like M4 3AQ". Marks the field as invalid. */
  error?: ReactNode;
  /** Follows the label in normal weight: "(optional)" or, where most are optional, "(needed)". */
  mark?: ReactNode;
  /** At the end of the label's line, such as a `Link` "Forgotten it?". */
  labelAction?: ReactNode;
  /** Width of the control, matching the expected length. @default 'full' */
  measure?: 'tiny' | 'short' | 'medium' | 'full' | undefined;
  /** Lets the error summary link to the field. @default generated */
  id?: string | undefined;
}

/** Attributes the control must have. */
export interface ControlAttributes {
  /** The id the label points to. */
  id: string;
  /** Ids of hint, error and the elements in `describedBy`. */
  'aria-describedby': string | undefined;
  /** Set when there is an error. */
  'aria-invalid': true | undefined;
}

export interface FieldFrameProps extends FieldProps, Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** Ids of further elements that describe the control: a counter, a list of rules. */
  describedBy?: string | undefined;
  /** Below the control: live rules, counters. */
  footer?: ReactNode;
  /** Renders the control; spread the attributes on it, and `data-control` on the box that takes the width. */
  children: (attributes: ControlAttributes) => ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.8')};

  &[data-invalid] {
    padding-inline-start: 14px;
    border-inline-start: 4px solid ${token('color.error')};
  }
  & > [data-control] {
    inline-size: 100%;
  }
  &[data-measure='tiny'] > [data-control] {
    max-inline-size: 112px;
  }
  &[data-measure='short'] > [data-control] {
    max-inline-size: 200px;
  }
  &[data-measure='medium'] > [data-control] {
    max-inline-size: 360px;
  }
`;

const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.12')};
`;

const Label = styled.label`
  ${type('label')}
  min-inline-size: 0;
`;

const Mark = styled.span`
  font-weight: 400;
`;

const Hint = styled.div`
  ${type('meta')}
  margin-block-start: -4px;
  color: ${token('color.text.subtle')};
`;

/**
 * Label, hint, error and control in order, linked for screen readers. The base of all fields: use it for a control of
 * your own, and a ready-made field for everything else.
 */
export function Field({
  label,
  hint,
  error,
  mark,
  labelAction,
  measure = 'full',
  id,
  describedBy,
  footer,
  children,
  ...rest
}: FieldFrameProps) {
  const generated = useId();
  const own = id ?? generated;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  return (
    <Root {...rest} data-measure={measure} data-invalid={error ? '' : undefined}>
      <LabelLine>
        <Label htmlFor={own}>
          {label}
          {mark ? ' ' : null}
          {mark ? <Mark>{mark}</Mark> : null}
        </Label>
        {labelAction}
      </LabelLine>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {children({
        id: own,
        'aria-describedby': [hintId, errorId, describedBy].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {footer}
    </Root>
  );
}
