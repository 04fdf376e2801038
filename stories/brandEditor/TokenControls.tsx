import { AccordionItem } from '@touchline/design-system/Accordion';
import { Select } from '@touchline/design-system/Select';
import { TextField } from '@touchline/design-system/TextField';
import {
  hexAt,
  namesBelow,
  pixelsAt,
  valueAt,
  withHex,
  withPixels,
  withValue,
  type BrandDraft,
} from './brandDraft.ts';
import { ColourControl, NumberControl } from './controls.tsx';

/** The groups of the file that hold the colours of each palette. */
const PALETTES: Record<string, string[]> = {
  Light: ['light'],
  Dark: ['dark'],
  Band: ['band'],
  'Accent field': ['accent'],
  'More contrast, light': ['contrast', 'light'],
  'More contrast, dark': ['contrast', 'dark'],
};
const SIZES = { control: [44, 64], choice: [44, 64], bar: [48, 88] } as const;
const DISPLAY = ['hero', 'title', 'editorial', 'index', 'product', 'section', 'head'];

interface TokenControlsProps {
  draft: BrandDraft;
  onChange: (draft: BrandDraft) => void;
  /** The palette whose colours are edited. */
  palette: string;
  onPalette: (palette: string) => void;
}

function Colours({ draft, onChange, palette, onPalette }: TokenControlsProps) {
  const path = [...(PALETTES[palette] ?? []), 'color'];
  return (
    <>
      <Select label="Palette" value={palette} onChange={(event) => onPalette(event.target.value)}>
        {Object.keys(PALETTES).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      {namesBelow(draft.tokens, path).map((name) => {
        const place = [...path, ...name.split('.')];
        const hex = hexAt(draft.tokens, place);
        return hex === undefined ? null : (
          <ColourControl
            key={`${palette} ${name}`}
            label={name}
            hex={hex}
            onChange={(next) => onChange(withHex(draft, place, next))}
          />
        );
      })}
    </>
  );
}

const families = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value));

function Type({ draft, onChange }: TokenControlsProps) {
  const weight = valueAt(draft.tokens, ['type', 'title']) as { fontWeight: number };
  const setWeight = (fontWeight: number) =>
    onChange(
      DISPLAY.reduce((next, use) => {
        const value = valueAt(next.tokens, ['type', use]) as object;
        return withValue(next, ['type', use], { ...value, fontWeight });
      }, draft),
    );
  return (
    <>
      {(['display', 'text'] as const).map((use) => (
        <TextField
          key={use}
          label={use === 'display' ? 'Faces of headings' : 'Faces of text'}
          hint="The first that is there is used"
          defaultValue={families(valueAt(draft.tokens, ['font', use]))}
          onBlur={(event) => {
            const names = event.target.value
              .split(',')
              .map((name) => name.trim())
              .filter(Boolean);
            if (names.length > 0) onChange(withValue(draft, ['font', use], names));
          }}
        />
      ))}
      <NumberControl
        label="Weight of headings"
        value={weight.fontWeight}
        min={300}
        max={900}
        step={20}
        onChange={setWeight}
      />
    </>
  );
}

function Shape({ draft, onChange }: TokenControlsProps) {
  return namesBelow(draft.tokens, ['radius']).map((name) => (
    <NumberControl
      key={name}
      label={`Corner: ${name}`}
      value={pixelsAt(draft.tokens, ['radius', name])}
      min={0}
      max={40}
      onChange={(next) => onChange(withPixels(draft, ['radius', name], next === 40 ? 999 : next))}
    />
  ));
}

function Density({ draft, onChange }: TokenControlsProps) {
  return Object.entries(SIZES).map(([name, [min, max]]) => (
    <NumberControl
      key={name}
      label={`Height: ${name}`}
      value={pixelsAt(draft.tokens, ['size', name]) || min}
      min={min}
      max={max}
      onChange={(next) =>
        onChange({
          ...draft,
          tokens: {
            ...draft.tokens,
            size: {
              $type: 'dimension',
              ...(draft.tokens['size'] as object | undefined),
              [name]:
                name === 'control'
                  ? { $root: { $value: { value: next, unit: 'px' } } }
                  : { $value: { value: next, unit: 'px' } },
            },
          },
        })
      }
    />
  ));
}

/** Controls for all editable tokens. */
export function TokenControls(props: TokenControlsProps) {
  return (
    <>
      <AccordionItem level={2} title="Colour" defaultOpen>
        <Colours {...props} />
      </AccordionItem>
      <AccordionItem level={2} title="Type">
        <Type {...props} />
      </AccordionItem>
      <AccordionItem level={2} title="Corners">
        <Shape {...props} />
      </AccordionItem>
      <AccordionItem level={2} title="Density">
        <Density {...props} />
      </AccordionItem>
    </>
  );
}
