import { media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { lazyView } from '../../shell/lazyFeature.tsx';
import { whenNear } from '../../shell/whenNear.ts';

/** The page that the rails are on. */
export type RailsPlace = 'home' | 'product' | 'cart';

interface RailsProps {
  place: RailsPlace;
  /** Products that go with something are certain to be found: their place is kept from the beginning. @default false */
  isCertain?: boolean;
  /** Whether there is a place for what the personalisation engine decides; on the home page only. @default true */
  hasBanner?: boolean;
}

const RailsView = lazyView<{ place: RailsPlace; hasBanner: boolean }>({
  load: () => import('./RailsView.tsx'),
  otherwise: () => null,
});

/* As tall as one rail whose cards have all their lines, so that the footer below does not move. */
const Place = styled.div`
  &[data-certain] {
    min-block-size: calc(59vw + 12.5rem + ${token('section')});
    ${media.medium} {
      min-block-size: calc(37.5vw + 12.5rem + ${token('section')});
    }
    ${media.wide} {
      min-block-size: calc(36.5rem + ${token('section')});
    }
  }
`;

/** Starts loading before the place comes into view. */
const ahead = '800px';

/** Rails of products for this visitor, joined to a page when its end comes near. */
export function Rails({ place, isCertain = false, hasBanner = true }: RailsProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (element.current ? whenNear(element.current, ahead, () => setNear(true)) : undefined), []);
  return (
    <Place ref={element} data-certain={isCertain || undefined}>
      {isNear ? <RailsView place={place} hasBanner={hasBanner} /> : null}
    </Place>
  );
}
