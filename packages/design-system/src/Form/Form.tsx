import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import type { SummaryError } from '../ErrorSummary/ErrorSummary.tsx';
import { focusField } from '../ErrorSummary/focusField.ts';
import { announce } from '../LiveRegion/announce.ts';
import { token } from '../tokens/token.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'noValidate'> {
  /** All errors, in the order of the fields; empty when there are none. */
  errors?: readonly SummaryError[] | undefined;
  /**
   * Heading of the summary: "There are 2 things to fix". Without it there is no summary and the first invalid field
   * takes the focus: right for one or two fields.
   */
  summaryTitle?: ReactNode;
  /**
   * Number of attempts other than a submit of this form: a page opened with something missing, Enter in the payment
   * provider's iframe. Each is handled like a submit. @default 0
   */
  attempt?: number | undefined;
  /** Heading level of the summary, in the page's outline. @default 2 */
  summaryLevel?: 2 | 3 | undefined;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.24')};
`;

/**
 * A form that leaves validation to the shop: no browser error bubbles, a summary after a failed attempt, and the
 * focus on the first problem. Errors that appear while typing never move the focus. With `action` and `method` it
 * works before hydration.
 */
export function Form({
  errors = [],
  summaryTitle,
  attempt = 0,
  summaryLevel,
  onSubmit,
  onInput,
  onBlur,
  children,
  ...rest
}: FormProps) {
  const hasErrors = errors.length > 0;
  const [submits, setSubmits] = useState(0);
  // A page may load with errors: the server's response to a submit before hydration.
  const [hasAttempted, setHasAttempted] = useState(hasErrors);
  const [lastAttempt, setLastAttempt] = useState(attempt);
  if (attempt !== lastAttempt) {
    setLastAttempt(attempt);
    setHasAttempted(true);
  }
  const showsErrors = hasAttempted && hasErrors;
  const first = showsErrors && !summaryTitle ? errors[0]?.fieldId : undefined;
  const movesFocus = first !== undefined;
  const firstMessage = useRef<ReactNode>(undefined);
  useEffect(() => {
    firstMessage.current = errors[0]?.message;
  });

  useEffect(() => {
    if (first === undefined) return;
    focusField(first);
    // A question of several choices does not say its error by itself when one of them takes the focus.
    const { current: message } = firstMessage;
    if (document.activeElement?.closest('fieldset') && typeof message === 'string') announce(message);
    // oxlint-disable-next-line react/exhaustive-deps -- not when another field becomes the first invalid one: the shopper is correcting
  }, [attempt, submits, movesFocus]);

  return (
    <Root
      {...rest}
      noValidate
      onInput={(event) => {
        // The attempt succeeded; later errors are shown only at their field.
        if (!hasErrors) setHasAttempted(false);
        onInput?.(event);
      }}
      onBlur={(event) => {
        // Whoever goes on to another field after an attempt without errors is done with it: a field that is left empty
        // then must not call them back.
        if (!hasErrors && event.relatedTarget) setHasAttempted(false);
        onBlur?.(event);
      }}
      onSubmit={(event) => {
        setHasAttempted(true);
        setSubmits((count) => count + 1);
        onSubmit?.(event);
      }}
    >
      {showsErrors && summaryTitle ? (
        <ErrorSummary title={summaryTitle} errors={errors} attempt={submits + attempt} level={summaryLevel} />
      ) : null}
      {children}
    </Root>
  );
}
