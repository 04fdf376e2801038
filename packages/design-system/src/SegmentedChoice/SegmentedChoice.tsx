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
  /** Value that the form submits. */
  value: string;
  /** One or two words. */
  label: ReactNode;
  /** Before the label: a decorative icon of 20 px. */
  icon?: ReactNode;
  /** Shown but not available. @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedChoiceProps
  extends Omit<ComponentProps<'fieldset'>, 'children' | 'onChange' | 'defaultValue'>, GroupProps {
  /** Form field name. @default generated */
  name?: string | undefined;
  /** Two to five. */
  segments: readonly Segment[];
  /** Controlled value; needs `onValueChange`. */
  value?: string | undefined;
  /** Initial choice. One segment is always chosen, so pass this or `value`. */
  defaultValue?: string | undefined;
  /** Called on each choice, and once for a choice made before hydration. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Fills the column with segments of equal width. @default false */
  isWide?: boolean | undefined;
}

const Strip = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-inline-size: 100%;
  /* Neighbours share one border, including where they wrap. */
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
  /* At least as wide as its longest word, so that segments wrap before a word is broken. */
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

  /* A single word may still be wider than the line. */
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
 * A choice of one among two to five short options, all visible, one always chosen: "Delivery | Collect". Native radios,
 * so arrow keys and forms work. Wraps in a narrow column. `ref` and other attributes reach the fieldset.
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
