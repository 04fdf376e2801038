import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface ProductCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Address of the product's page. The link covers the card. */
  href: string;
  /** Called before the link is followed, to remember or count the click. */
  onFollow?: (() => void) | undefined;
  /** Name of the product, shown as heading. */
  name: string;
  /** What only the picture shows, after the name for who cannot see it: "Volt / white, men’s". */
  hiddenName?: string | undefined;
  /** What it is: "Road running shoe". */
  kind?: ReactNode;
  /** A `Picture`; its `hover` view shows while the card is hovered. Use an empty `alt`: the name says it. */
  picture: ReactNode;
  /** A `Badge` on the picture. */
  badge?: ReactNode;
  /** `ColourDots`, whose links stand above the link of the card. */
  colours?: ReactNode;
  /** A `Price`. */
  price?: ReactNode;
  /** A `Rating`, once somebody has rated it. */
  rating?: ReactNode;
  /** One line at most: "3 left in UK 8". */
  urgency?: ReactNode;
  /** On the picture, above the link: the heart as an `IconButton` of variant `floating`. */
  action?: ReactNode;
  /** Level of its heading in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

const Root = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${token('space.12')};

  &:has(h2 > a:focus-visible, h3 > a:focus-visible, h4 > a:focus-visible) {
    ${focusRingDeclarations}
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;

  /* Next to links of its colours the name has to be large enough to be hit. */
  &:has([data-links]) > :is(h2, h3, h4) > a {
    display: block;
    min-block-size: 24px;
  }
`;

const Name = styled.h3`
  ${type('card')}
  & > a {
    text-decoration: none;
  }
  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & > a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  ${media.hover} {
    [data-hover-scope]:hover & > a {
      text-decoration: underline 1px;
      text-underline-offset: 3px;
    }
  }
`;

/* Read after the name, seen above it. */
const Colours = styled.div`
  order: -1;
`;

const Kind = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

const Urgency = styled.p`
  ${type('fine')}
  font-weight: 650;
  color: ${token('color.sale')};
`;

/* Out of the flow by its own style: a card must not grow when the rules of a badge come after it. */
const BadgePlace = styled.div`
  inset-block-start: 10px;
  inset-inline-start: 10px;
  display: flex;
  gap: ${token('space.4')};
`;

/* Above the link that covers the card. */
const ActionPlace = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 4px;
  inset-inline-end: 4px;
  color: ${token('color.text')};
`;

/** A product in a list or rail: picture first, frameless, and the whole card is a link to the product. */
export function ProductCard({
  href,
  onFollow,
  name,
  hiddenName,
  kind,
  picture,
  badge,
  colours,
  price,
  rating,
  urgency,
  action,
  level = 3,
  ...rest
}: ProductCardProps) {
  const Anchor = useAnchor();
  return (
    <Root data-hover-scope="" {...rest}>
      {picture}
      <Words>
        <Name as={`h${level}`}>
          <Anchor
            href={href}
            aria-label={hiddenName ? `${name}, ${hiddenName}` : undefined}
            onClick={() => onFollow?.()}
          >
            {name}
          </Anchor>
        </Name>
        {colours ? <Colours>{colours}</Colours> : null}
        {kind ? <Kind>{kind}</Kind> : null}
        {price}
        {rating}
        {urgency ? <Urgency>{urgency}</Urgency> : null}
      </Words>
      {badge ? <BadgePlace style={{ position: 'absolute' }}>{badge}</BadgePlace> : null}
      {action ? <ActionPlace>{action}</ActionPlace> : null}
    </Root>
  );
}
