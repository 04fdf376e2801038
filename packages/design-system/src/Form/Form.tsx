import { useEffect, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import type { SummaryError } from '../ErrorSummary/ErrorSummary.tsx';
import { focusField } from '../ErrorSummary/focusField.ts';
import { token } from '../tokens/token.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate'> {
  /** All that must be mended, in the order of the fields; empty when nothing is. */
  errors?: readonly SummaryError[] | undefined;
  /**
   * Heads the summary: "There are 2 things to fix". Without it there is no summary and the first wrong field takes the
   * focus: right for one or two fields.
   */
  summaryTitle?: ReactNode;
  /**
   * Counts the attempts that are no submit of this form: a page opened with something missing, Enter in a frame of the
   * payment provider. Each is told like a submit. @default 0
   */
  attempt?: number | undefined;
  /** Of the summary's heading, in the page's outline. @default 2 */
  summaryLevel?: 2 | 3 | undefined;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.24')};
`;

/**
 * A form that leaves validation to the shop: no bubbles of the browser, a summary after a failed attempt, and the
 * focus where the mending starts. Errors that turn up while one types never move the focus. With `action` and
 * `method` it works before the script.
 */
export function Form({
  errors = [],
  summaryTitle,
  attempt = 0,
  summaryLevel,
  onSubmit,
  onInput,
  children,
  ...rest
}: FormProps) {
  const hasErrors = errors.length > 0;
  const [submits, setSubmits] = useState(0);
  // A page may come with errors: the server's answer to an attempt before the script.
  const [isAsked, setAsked] = useState(hasErrors);
  const [counted, setCounted] = useState(attempt);
  if (attempt !== counted) {
    setCounted(attempt);
    setAsked(true);
  }
  const isTold = isAsked && hasErrors;
  const first = isTold && !summaryTitle ? errors[0]?.fieldId : undefined;
  const isLed = first !== undefined;

  useEffect(() => {
    if (first !== undefined) focusField(first);
    // Not when another field becomes the first wrong one: the shopper is mending.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt, submits, isLed]);

  return (
    <Root
      {...rest}
      noValidate
      onInput={(event) => {
        // The attempt went through; what is wrong from here on is told beside its field.
        if (!hasErrors) setAsked(false);
        onInput?.(event);
      }}
      onSubmit={(event) => {
        setAsked(true);
        setSubmits((count) => count + 1);
        onSubmit?.(event);
      }}
    >
      {isTold && summaryTitle ? (
        <ErrorSummary title={summaryTitle} errors={errors} attempt={submits + attempt} level={summaryLevel} />
      ) : null}
      {children}
    </Root>
  );
}
