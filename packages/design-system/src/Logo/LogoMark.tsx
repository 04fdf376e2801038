import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface LogoMarkProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The brand. */
  brand: 'touchline' | 'northing';
  /** Width and height in pixels. @default 24 */
  size?: number | undefined;
  /** Accessible name, where the mark stands alone; without it the mark is decorative. */
  label?: string | undefined;
}

const Root = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: currentcolor;
`;

/** Touchline: the corner of a pitch, two lines and a quarter arc. Northing: two peaks and a sun. */
export function LogoMark({ brand, size = 24, label, ...rest }: LogoMarkProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root width={size} height={size} viewBox="0 0 24 24" focusable="false" {...named} {...rest}>
      {brand === 'touchline' ? (
        <path d="M2.7 1v20.3H23.5M2.7 9.2a12.1 12.1 0 0 1 12.1 12.1" strokeWidth="3.4" />
      ) : (
        <>
          <path
            d="M2 20.5 9 5.2 13 13 16.3 8.8 22 20.5"
            strokeWidth="3.2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <circle cx="17.5" cy="3.4" r="2.5" fill="currentcolor" stroke="none" />
        </>
      )}
    </Root>
  );
}
