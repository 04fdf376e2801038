import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'children' | 'viewBox'> {
  /** Width and height in pixels: 24, 20 inside fields, 16 inside chips. The stroke width stays the same. @default 24 */
  size?: 16 | 20 | 24 | 32 | undefined;
  /** Only where the icon stands alone and its control has no name. Without it screen readers skip the icon. */
  label?: string | undefined;
}

const Svg = styled.svg`
  display: block;
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 1.75;
  stroke-linecap: ${token('icon.cap')};
  stroke-linejoin: ${token('icon.join')};

  &[width='16'] {
    stroke-width: 2.6;
  }
  &[width='20'] {
    stroke-width: 2;
  }
`;

/** Creates an icon from its outline path on the 24 px grid; `dots` are filled. */
export function createIcon(path: string, dots = '') {
  function Icon({ size = 24, label, ...rest }: IconProps) {
    const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
    return (
      <Svg width={size} height={size} viewBox="0 0 24 24" {...named} {...rest}>
        <path d={path} />
        {dots ? <path d={dots} fill="currentcolor" stroke="none" /> : null}
      </Svg>
    );
  }
  return Icon;
}
