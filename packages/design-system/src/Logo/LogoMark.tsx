import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { LogoArt } from './LogoArt.ts';

export interface LogoMarkProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** The drawing: `brand.mark` of `knownBrands`, or `mark` of the `mark.js` that `touchline-brand build` writes. */
  art: LogoArt;
  /** Width and height in pixels. @default 24 */
  size?: number | undefined;
  /** Accessible name, where the mark stands alone; without it the mark is decorative. */
  label?: string | undefined;
}

const Root = styled.svg`
  display: block;
  flex: none;
  fill: currentcolor;
`;

/** The mark of a brand. */
export function LogoMark({ art, size = 24, label, ...rest }: LogoMarkProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root width={size} height={size} viewBox={art.viewBox} focusable="false" {...named} {...rest}>
      {art.shapes.map(([Shape, attributes], at) => (
        <Shape key={at} {...attributes} />
      ))}
    </Root>
  );
}
