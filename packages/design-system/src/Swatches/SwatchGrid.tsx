import styled from 'styled-components';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import type { FieldsetProps } from '../Fieldset/Fieldset.tsx';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { visuallyHidden } from '../foundations/visuallyHidden.ts';
import { token } from '../tokens/token.ts';
import { dotBackground } from './dotBackground.ts';

export interface Swatch {
  /** Value that the form submits. */
  value: string;
  /** The colour's name, with the count if there is one; shown on hover. */
  label: string;
  /** One CSS colour, or two for a dot of two halves. */
  colours: readonly string[];
}

export interface SwatchGridProps extends Omit<FieldsetProps, 'children' | 'layout' | 'onChange'> {
  /** Form field name; submitted once for each chosen colour. */
  name: string;
  /** The colours, in spectrum order or by count. */
  swatches: readonly Swatch[];
  /** Controlled values; need `onSwatchChange`. */
  chosen?: readonly string[] | undefined;
  /** Initial values, if uncontrolled. */
  defaultChosen?: readonly string[] | undefined;
  /** Called when one colour is checked or unchecked. */
  onSwatchChange?: ((value: string, isOn: boolean) => void) | undefined;
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(36px, 1fr));
  gap: ${token('space.4')};
  @media (pointer: coarse) {
    grid-template-columns: repeat(auto-fill, minmax(${token('size.target')}, 1fr));
  }
`;

const Cell = styled.label`
  display: grid;
  place-items: center;
  position: relative;
  min-block-size: 40px;
  cursor: pointer;

  & > span {
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1px rgb(128 128 128 / 0.4);
    forced-color-adjust: none;
  }
  &:has(:checked) > span {
    outline: 2px solid ${token('color.text')};
    outline-offset: 3px;
  }
  &:has(:focus-visible) > span {
    ${focusRingDeclarations}
  }
  ${media.forcedColours} {
    &:has(:checked) > span {
      outline-color: Highlight;
    }
  }
`;

const Box = styled.input`
  ${visuallyHidden}
  inset: 0;
`;

/** Colours to filter by: native checkboxes shown as dots. `ref` and other attributes reach the fieldset. */
export function SwatchGrid({
  name,
  swatches,
  chosen,
  defaultChosen = [],
  onSwatchChange,
  ...fieldset
}: SwatchGridProps) {
  return (
    <Fieldset {...fieldset}>
      <Grid>
        {swatches.map(({ value, label, colours }) => (
          <Cell key={value} title={label}>
            <Box
              type="checkbox"
              name={name}
              value={value}
              aria-label={label}
              {...(chosen
                ? { checked: chosen.includes(value) }
                : { defaultChecked: defaultChosen.includes(value) })}
              onChange={(event) => onSwatchChange?.(value, event.currentTarget.checked)}
            />
            <span aria-hidden="true" style={{ background: dotBackground(colours) }} />
          </Cell>
        ))}
      </Grid>
    </Fieldset>
  );
}
