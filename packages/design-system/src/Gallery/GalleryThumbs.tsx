import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { focusRing } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

const Root = styled.ul`
  display: flex;
  gap: ${token('space.8')};
  overflow-x: auto;
  scrollbar-width: none;
  /* Room for the focus ring, which overflow would cut. */
  padding: ${token('space.12')} ${token('space.8')} ${token('space.8')};

  & a {
    display: block;
    inline-size: 64px;
    border-radius: ${token('radius.picture')};
    ${focusRing}
  }
  & a[aria-current] {
    outline: 2px solid ${token('color.text')};
    outline-offset: 2px;
  }
  ${media.wide} {
    [data-layout='mosaic'] > & {
      display: none;
    }
  }
`;

/** The row of small pictures under a strip. Part of `Gallery`. */
export function GalleryThumbs(props: ComponentProps<'ul'>) {
  return <Root role="list" {...props} />;
}
