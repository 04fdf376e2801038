import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { BrokenPictureIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { qrPath } from './qrPath.ts';
import type { QrCorrection } from './qrPath.ts';

export interface QrCodeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What a scanner reads: an address, a ticket number. Up to about 2,300 characters. */
  value: string;
  /** Names what scanning it does: "Code for collecting order 4711". */
  label: string;
  /** Edge in pixels, with its white border; the code is never wider than its column. @default 200 */
  size?: number | undefined;
  /** How much may be covered or damaged: 7, 15, 25 or 30 percent. More makes smaller modules. @default 'M' */
  correction?: QrCorrection | undefined;
}

/* Dark on white in every scheme, because scanners need it. */
const Root = styled.div`
  display: grid;
  place-items: center;
  max-inline-size: 100%;
  aspect-ratio: 1;
  border-radius: ${token('radius.picture')};
  background: #fff;
  color: #000;
  forced-color-adjust: none;
  print-color-adjust: exact;

  & > svg:not([width]) {
    inline-size: 100%;
    block-size: 100%;
    fill: currentcolor;
    shape-rendering: crispedges;
  }
`;

/** A QR code for a phone's camera. Show the same link or number next to it: not everyone has a second device. */
export function QrCode({ value, label, size = 200, correction = 'M', style, ...rest }: QrCodeProps) {
  const code = useMemo(() => qrPath(value, correction), [value, correction]);
  return (
    <Root role="img" aria-label={label} style={{ inlineSize: size, ...style }} {...rest}>
      {code ? (
        <svg viewBox={`0 0 ${code.edge} ${code.edge}`} aria-hidden="true" focusable="false">
          <path d={code.path} />
        </svg>
      ) : (
        <BrokenPictureIcon size={32} />
      )}
    </Root>
  );
}
