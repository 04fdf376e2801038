import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface FieldCounterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Characters typed so far, as `maxLength` counts them. */
  used: number;
  /** Maximum number of characters. */
  limit: number;
  /** Formats what is left: "12 characters left". Below zero it is too many: "3 characters too many". */
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

/** Typing pause in milliseconds before the count is announced: at every key it would interrupt the letters. */
const PAUSE = 1000;

/** Counts down to the limit while typing, and announces the count after a pause. Does not cut the text. */
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
      {/* Already the field's description; hidden here, or screen readers would read it twice. */}
      <span id={id} aria-hidden="true">
        {text}
      </span>
      <VisuallyHidden ref={voice} role="status" />
    </Root>
  );
}
