import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { GroupProps } from '../Fieldset/Fieldset.tsx';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { LinkButton } from '../Link/LinkButton.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { StarShape } from './StarShape.tsx';

export interface RatingInputProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Form field name; it submits 1 to the number of stars. @default generated */
  name?: string | undefined;
  /** Text for each star, from the worst: "1 star, poor" … Their number is the number of stars. */
  starLabels: readonly string[];
  /** Controlled rating, 0 for none; needs `onRatingChange`. */
  rating?: number | undefined;
  /** Initial rating, if uncontrolled. @default 0 */
  defaultRating?: number | undefined;
  /** Called with whole stars after a press, 0 when cleared, and once for a choice made before hydration. */
  onRatingChange?: ((rating: number) => void) | undefined;
  /** Adds a button that clears an optional rating: "Clear". */
  clearLabel?: string | undefined;
  /** The browser requires a rating before it submits the form. @default false */
  isRequired?: boolean | undefined;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')} ${token('space.16')};
`;

/* Aligns the outermost stars with the edge of the column instead of their targets. */
const Stars = styled.div`
  display: flex;
  margin-inline: -6px;
`;

const Cell = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: ${token('size.target')};
  block-size: ${token('size.target')};
  border-radius: ${token('radius.control')};
  cursor: pointer;

  /* Fills the chosen star and all before it; on hover, the hovered star and all before it. */
  &:has(:checked) path,
  &:has(~ & :checked) path {
    fill: currentcolor;
  }
  ${media.hover} {
    div:hover > & path {
      fill: none;
    }
    div:hover > &:hover path,
    div:hover > &:has(~ &:hover) path {
      fill: currentcolor;
    }
  }
  &:has(:focus-visible) {
    ${focusRingDeclarations}
    z-index: 1;
  }
  &:has(:disabled) {
    color: ${token('color.edge')};
    cursor: not-allowed;
  }
  ${media.forcedColours} {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
  inset: 0;
`;

const Caption = styled.span`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

/**
 * Lets the shopper give whole stars. Native radios, so arrow keys and forms work before hydration. To show a rating,
 * use `Rating`. `ref` and other attributes reach the fieldset.
 */
export function RatingInput({
  name,
  starLabels,
  rating,
  defaultRating = 0,
  onRatingChange,
  clearLabel,
  isRequired = false,
  ref,
  ...fieldset
}: RatingInputProps) {
  const generated = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const [own, setOwn] = useState(defaultRating);
  const shown = rating ?? own;

  const choose = (next: number) => {
    setOwn(next);
    onRatingChange?.(next);
  };

  // React receives no events from before hydration, and the next render would undo the choice.
  const isTakenUp = useRef(false);
  useLayoutEffect(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>('input:checked');
    if (!isTakenUp.current && chosen && !chosen.defaultChecked) choose(Number(chosen.value));
    isTakenUp.current = true;
  });

  const clear = () => {
    choose(0);
    group.current?.querySelector('input')?.focus();
  };

  return (
    <Fieldset {...fieldset} ref={useMergedRef(group, ref)}>
      <Row>
        <Stars>
          {starLabels.map((label, index) => (
            <Cell key={label} title={label}>
              <Radio
                type="radio"
                name={name ?? generated}
                value={index + 1}
                aria-label={label}
                required={isRequired}
                checked={shown === index + 1}
                onChange={() => choose(index + 1)}
              />
              <StarShape size={32} />
            </Cell>
          ))}
        </Stars>
        <Caption aria-hidden="true">{starLabels[shown - 1]}</Caption>
        {clearLabel !== undefined && shown > 0 ? <LinkButton onClick={clear}>{clearLabel}</LinkButton> : null}
      </Row>
    </Fieldset>
  );
}
