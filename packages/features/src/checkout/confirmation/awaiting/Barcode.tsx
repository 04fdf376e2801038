import { token } from '@touchline/design-system/token';
import { useMemo } from 'react';
import styled from 'styled-components';
import { barcodeBars } from './barcodeBars.ts';

/* Dark on white in every scheme, because scanners need it. */
const Root = styled.div`
  padding: ${token('space.16')};
  border-radius: ${token('radius.picture')};
  background: #fff;
  color: #000;
  forced-color-adjust: none;
  print-color-adjust: exact;

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 72px;
    fill: currentcolor;
    shape-rendering: crispedges;
  }
`;

export interface BarcodeProps {
  /** An even number of digits. */
  digits: string;
  /** What scanning it does: "Barcode for the till". */
  label: string;
}

/** A barcode for a till or a bank's scanner, as wide as its column. Nothing where the digits have none. */
export function Barcode({ digits, label }: BarcodeProps) {
  const code = useMemo(() => barcodeBars(digits), [digits]);
  if (!code) return null;
  const path = code.bars.map(({ at, width }) => `M${at} 0h${width}v1h-${width}z`).join('');
  return (
    <Root role="img" aria-label={label} dir="ltr">
      <svg viewBox={`0 0 ${code.width} 1`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    </Root>
  );
}
