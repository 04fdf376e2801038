import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import type { LogoArt } from './LogoArt.ts';
import { LogoMark } from './LogoMark.tsx';

export interface LogoProps extends ComponentProps<'span'> {
  /** The mark: `brand.mark` of `knownBrands`, or `mark` of the `mark.js` that `touchline-brand build` writes. */
  art: LogoArt;
  /** The name next to the mark, as the brand writes it. */
  name: string;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font: ${token('logo.weight')} min(1.5rem, 5.6vw)/1 ${token('font.display')};
  font-stretch: ${token('logo.stretch')};
  letter-spacing: ${token('logo.tracking')};
  overflow-wrap: anywhere;
`;

/** Mark and name of a brand. The surrounding link names its target. */
export function Logo({ art, name, ...rest }: LogoProps) {
  return (
    <Root {...rest}>
      <LogoMark art={art} />
      {name}
    </Root>
  );
}
