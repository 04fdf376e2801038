import { useId, useRef } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { GroupProps } from '../Fieldset/Fieldset.tsx';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { useEarlyChoice } from '../foundations/useEarlyChoice.ts';
import { useMergedRef } from '../foundations/useMergedRef.ts';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface Segment {
  /** What the form sends. */
  value: string;
  /** One or two words. */
  label: ReactNode;
  /** Before the words: an icon of 20 px, as decoration. */
  icon?: ReactNode;
  /** Shown, but not to be chosen. @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedChoiceProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Name of the form field. @default generated */
  name?: string | undefined;
  /** Two to five. */
  segments: readonly Segment[];
  /** With `onValueChange`: the parent decides. */
  value?: string | undefined;
  /** Chosen at first. One always is, so give it or `value`. */
  defaultValue?: string | undefined;
  /** Told on each choice, and once of a choice made before the script came. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Fills the column; all segments are as wide as each other. @default false */
  isWide?: boolean | undefined;
}

const Strip = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  /* Neighbours share one border, also where they wrap. */
  padding: ${token('border.field')} 0 0 ${token('border.field')};

  &[data-wide] {
    display: flex;
  }
`;

const Cell = styled.label`
  ${type('label')}
  position: relative;
  flex: 1 1 auto;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.8')};
  /* As wide as its longest word, so that it wraps before it breaks one. */
  min-inline-size: auto;
  max-inline-size: 100%;
  overflow-wrap: break-word;
  min-block-size: ${token('size.target')};
  margin-block-start: calc(-1 * ${token('border.field')});
  margin-inline-start: calc(-1 * ${token('border.field')});
  padding: ${token('space.4')} ${token('space.16')};
  border: ${token('border.field')} solid ${token('color.edge')};
  background: ${token('color.field')};
  text-align: center;
  cursor: pointer;
  transition: background-color ${token('motion.press')};

  /* Even a word alone may be wider than the line. */
  & > span {
    min-inline-size: 0;
  }
  [data-wide] > & {
    flex-basis: 0;
  }
  &:first-child {
    border-start-start-radius: ${token('radius.control')};
    border-end-start-radius: ${token('radius.control')};
  }
  &:last-child {
    border-start-end-radius: ${token('radius.control')};
    border-end-end-radius: ${token('radius.control')};
  }
  &:has(:disabled) {
    background: ${token('color.tile')};
    color: ${token('color.text.subtle')};
    font-weight: 400;
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled, :checked)) {
      background: ${token('color.tile')};
    }
  }
  &:has(:checked) {
    z-index: 1;
    border-color: ${token('color.text')};
    background: ${token('color.text')};
    color: ${token('color.text.inverse')};
  }
  &:has(:focus-visible) {
    ${focusRingDeclarations}
    z-index: 2;
  }
  ${media.forcedColours} {
    &:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
  inset: 0;
`;

/**
 * One of two to five short answers, all in view, one always chosen: "Delivery | Collect". Native radios, so arrow keys
 * and forms work. Narrow, it wraps. `ref` and other attributes reach the fieldset.
 */
export function SegmentedChoice({
  name,
  segments,
  value,
  defaultValue,
  onValueChange,
  isWide = false,
  ref,
  ...fieldset
}: SegmentedChoiceProps) {
  const generated = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useEarlyChoice(group, onValueChange);
  return (
    <Fieldset {...fieldset} ref={useMergedRef(group, ref)}>
      <div>
        <Strip data-wide={isWide ? '' : undefined}>
          {segments.map((segment) => (
            <Cell key={segment.value}>
              <Radio
                type="radio"
                name={name ?? generated}
                value={segment.value}
                disabled={segment.isDisabled}
                {...(value === undefined
                  ? { defaultChecked: segment.value === defaultValue }
                  : { checked: segment.value === value })}
                onChange={() => onValueChange?.(segment.value)}
              />
              {segment.icon}
              <span>{segment.label}</span>
            </Cell>
          ))}
        </Strip>
      </div>
    </Fieldset>
  );
}
