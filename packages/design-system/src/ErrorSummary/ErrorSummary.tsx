import { useEffect, useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { focusOnLoad } from '../foundations/focusOnLoad.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { Heading } from '../Heading/Heading.tsx';
import { token } from '../tokens/token.ts';
import { focusField } from './focusField.ts';

export interface SummaryError {
  /** Id of the field or group to correct. */
  fieldId: string;
  /** The same text as the error at the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** "There are 2 things to fix". */
  title: ReactNode;
  /** In the order of the fields. */
  errors: readonly SummaryError[];
  /** Takes the focus again when this changes: pass the number of attempts. */
  attempt?: number | undefined;
  /** Heading level in the page's outline. @default 2 */
  level?: 2 | 3 | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};
  padding: ${token('space.20')};
  border: 3px solid ${token('color.error')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.4')};

  & a {
    display: inline-block;
    max-inline-size: 100%;
    padding-block: 2px;
    color: ${token('color.error')};
    font-weight: 500;
    text-underline-offset: 3px;
    text-decoration-thickness: 1.5px;
  }
`;

/** All errors of a form, above it. Takes the focus when it appears; each line links to its field. */
export function ErrorSummary({ title, errors, attempt = 0, level = 2, ref, ...rest }: ErrorSummaryProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [attempt]);
  return (
    <Root
      ref={useMergedRef(root, ref)}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      {...focusOnLoad}
      {...rest}
    >
      <Heading id={id} level={level} variant="head">
        {title}
      </Heading>
      <List role="list">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => focusField(error.fieldId) && event.preventDefault()}
            >
              {error.message}
            </a>
          </li>
        ))}
      </List>
    </Root>
  );
}
