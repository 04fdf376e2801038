import { media } from '@touchline/design-system/foundations';
import { Container } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** From this width on, in pixels, the text is beside the pictures. */
export const twoColumns = 700;

const Root = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};
  padding-block-end: ${token('space.48')};

  @media (min-width: ${twoColumns}px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.8')} ${token('space.32')};
    padding-block-start: ${token('space.16')};
    align-items: start;
    /* Beside the text the pictures keep to their column. */
    && > [data-bleeding] {
      margin-inline: 0;
      & > ul + ul {
        /* For the ring of the current one. */
        padding-inline: ${token('space.4')};
      }
    }
  }
  ${media.wide} {
    grid-template-columns: minmax(0, 1.45fr) minmax(0, 1fr);
    gap: ${token('space.8')} ${token('space.56')};
  }
`;

/* On a phone the picture comes first: the breadcrumb is shown only on a desktop. */
const BreadcrumbSlot = styled.div`
  display: none;
  min-block-size: 36px;
  ${media.wide} {
    display: block;
    grid-column: 1 / -1;
  }
`;

const Info = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.24')};
`;

export interface ProductLayoutProps {
  breadcrumb: ReactNode;
  gallery: ReactNode;
  info: ReactNode;
}

/** Gallery next to the information, 1.45 to 1 on a desktop, in halves on a tablet; stacked on a phone. */
export function ProductLayout({ breadcrumb, gallery, info }: ProductLayoutProps) {
  return (
    <Root>
      <BreadcrumbSlot>{breadcrumb}</BreadcrumbSlot>
      {gallery}
      <Info>{info}</Info>
    </Root>
  );
}
