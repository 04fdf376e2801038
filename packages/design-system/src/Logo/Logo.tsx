import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps extends ComponentProps<'span'> {
  /** The brand. */
  brand: 'touchline' | 'northing';
  /** The name next to the mark, as the brand writes it. @default by brand: 'Touchline', 'northing' */
  name?: string | undefined;
}

const NAMES = { touchline: 'Touchline', northing: 'northing' } as const;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font: 820 min(1.5rem, 8vw)/1 ${token('font.display')};
  font-stretch: 118%;
  letter-spacing: -0.03em;
  overflow-wrap: anywhere;

  &[data-logo='northing'] {
    font-weight: 600;
    font-stretch: 100%;
    letter-spacing: -0.035em;
  }
`;

/** Mark and name of a brand. The surrounding link names its target. */
export function Logo({ brand, name = NAMES[brand], ...rest }: LogoProps) {
  return (
    <Root data-logo={brand} {...rest}>
      <LogoMark brand={brand} />
      {name}
    </Root>
  );
}
