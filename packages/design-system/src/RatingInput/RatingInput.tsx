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
  /** Name of the form field; it sends 1 to the number of stars. @default generated */
  name?: string | undefined;
  /** What each star says, from the worst: "1 star, poor" … Their number is the number of stars. */
  starLabels: readonly string[];
  /** 0 for none; with `onRatingChange` the parent decides. */
  rating?: number | undefined;
  /** Chosen at first, where the parent does not decide. @default 0 */
  defaultRating?: number | undefined;
  /** Whole stars after a press; 0 when the rating was taken away. Told once of a choice made before the script, too. */
  onRatingChange?: ((rating: number) => void) | undefined;
  /** A button that takes the rating away, for a rating that may be left out: "Clear". */
  clearLabel?: string | undefined;
  /** The browser asks for a rating before it sends the form. @default false */
  isRequired?: boolean | undefined;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')} ${token('space.16')};
`;

/* The outermost stars begin at the edge of the column, not their targets. */
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

  /* The chosen star and all before it; while a pointer is over one, that one and all before it. */
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
 * Stars to give, whole ones. Native radios, so arrow keys and forms work before the script. Stars that were given, with
 * halves, are a `Rating`. `ref` and other attributes reach the fieldset.
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

  // No event of the time before the script reaches React, and the next drawing would take the choice back.
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
