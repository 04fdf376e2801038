import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface FieldCounterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Characters typed so far, as `maxLength` counts them. */
  used: number;
  /** How many there may be. */
  limit: number;
  /** Says what is left: "12 characters left". Below zero it is too many: "3 characters too many". */
  leftLabel: (left: number) => string;
}

const Root = styled.div`
  ${type('meta')}
  color: ${token('color.text.subtle')};
  font-variant-numeric: tabular-nums;

  &[data-over] {
    color: ${token('color.error')};
    font-weight: 650;
  }
`;

/** A pause in typing, in milliseconds: a count at every key would be heard over the letters. */
const PAUSE = 1000;

/** Counts down to the limit while one types, and says it to screen readers after a pause. Cuts nothing off. */
export function FieldCounter({ used, limit, leftLabel, id, ...rest }: FieldCounterProps) {
  const voice = useRef<HTMLSpanElement>(null);
  const isFirst = useRef(true);
  const text = leftLabel(limit - used);

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => voice.current?.replaceChildren(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <Root {...rest} data-over={used > limit ? '' : undefined}>
      {/* The description of the field; hidden here, or it would be met twice on the way down the page. */}
      <span id={id} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden ref={voice} role="status" />
    </Root>
  );
}
