import { token, type } from '@touchline/design-system/token';
import { useId, useState } from 'react';
import styled from 'styled-components';

const Row = styled.div`
  ${type('meta')}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 92px;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.target')};

  input {
    min-block-size: 36px;
    border: ${token('border.field')} solid ${token('color.edge')};
    border-radius: ${token('radius.control')};
    background: ${token('color.field')};
    padding-inline: ${token('space.8')};
    inline-size: 100%;
  }
  input[type='color'] {
    inline-size: 44px;
    padding: 2px;
  }
  input[type='range'] {
    accent-color: ${token('color.text')};
    padding: 0;
    border: 0;
  }
  input:focus-visible {
    outline: 3px solid ${token('color.text')};
    outline-offset: 2px;
  }
`;

interface ColourControlProps {
  label: string;
  hex: string;
  onChange: (hex: string) => void;
}

/** One colour, picked or typed. An incomplete hex value is not applied, and is discarded on blur. */
export function ColourControl({ label, hex, onChange }: ColourControlProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <input
        type="color"
        aria-label={`Pick ${label}`}
        value={hex}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        id={id}
        value={typed ?? hex}
        spellCheck={false}
        onBlur={() => setTyped(undefined)}
        onChange={(event) => {
          setTyped(event.target.value);
          if (/^#[0-9a-f]{6}$/i.test(event.target.value)) onChange(event.target.value.toLowerCase());
        }}
      />
    </Row>
  );
}

interface NumberControlProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A number on a slider, with its value next to it. */
export function NumberControl({ label, value, min, max, step = 1, onChange }: NumberControlProps) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value}</output>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        // Fully round corners of 999 px are at the end of the slider.
        value={Math.min(max, value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Row>
  );
}
