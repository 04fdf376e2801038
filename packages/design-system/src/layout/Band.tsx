import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';

export interface BandProps extends ComponentProps<'section'> {
  /** `band` is the dark ground of header, stories and footer; `accent` the single yellow field of a screen. */
  ground: 'band' | 'accent';
  /** `page` spans the full width, `field` is a box with the brand's corners. @default 'page' */
  shape?: 'page' | 'field' | undefined;
}

const Root = styled.section`
  &[data-shape='field'] {
    border-radius: ${token('radius.hero')};
    overflow: clip;
  }
`;

/** A background in another colour: text, lines and buttons inside it adapt automatically. */
export function Band({ ground, shape = 'page', ...rest }: BandProps) {
  return <Root data-ground={ground} data-shape={shape} {...rest} />;
}
