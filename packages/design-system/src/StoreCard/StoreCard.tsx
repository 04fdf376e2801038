import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { Heading } from '../Heading/Heading.tsx';
import { ExternalIcon, PinIcon } from '../Icon/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

/** A link to directions or a phone number, with its text. */
export interface StoreLink {
  /** A map page, `tel:`, `geo:`. */
  href: string;
  /** "Directions", "+44 161 496 0000". The store's name is read after it. */
  label: string;
}

export interface StoreCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** Name of the store: "Manchester Arndale". */
  name: string;
  /** Heading level in the page's outline. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** The store's own page. */
  href?: string | undefined;
  /** Address lines in the order of the country's postal format. */
  address: readonly string[];
  /** Distance with its unit: "1.2 km". */
  distance?: string | undefined;
  /** An `OpenNow`. */
  opening?: ReactNode;
  /** What this store offers the shopper now: "Ready today from 14:00". */
  note?: ReactNode;
  /** Link to directions on a map. */
  directions?: StoreLink | undefined;
  /** Link to call the store. */
  phone?: StoreLink | undefined;
  /** A button: "Collect here". */
  action?: ReactNode;
  /** Below the rest: `OpeningHours`, in an accordion if several stores are listed. */
  children?: ReactNode;
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};
  padding: ${token('pad.card')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};

  ${media.forcedColours} {
    border-color: CanvasText;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space.4')} ${token('space.16')};

  & > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & a {
    text-decoration: none;
    ${media.hover} {
      &:hover {
        text-decoration: underline 2px;
        text-underline-offset: 4px;
      }
    }
  }
  & > p {
    ${type('meta')}
    display: inline-flex;
    align-items: center;
    gap: ${token('space.4')};
    color: ${token('color.text.subtle')};
    white-space: nowrap;
  }
`;

const Address = styled.address`
  font-style: normal;
  color: ${token('color.text.subtle')};
  & > span {
    display: block;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token('space.20')};

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.4')};
    min-block-size: ${token('size.target')};
  }
`;

/** A store without a map: address, distance, whether it is open, and directions. */
export function StoreCard({
  name,
  level = 3,
  href,
  address,
  distance,
  opening,
  note,
  directions,
  phone,
  action,
  children,
  ...rest
}: StoreCardProps) {
  const id = useId();
  const way = (link: StoreLink, kind: string, icon?: ReactNode) => (
    <Link
      id={`${id}-${kind}`}
      href={link.href}
      variant="strong"
      aria-labelledby={`${id}-${kind} ${id}-name`}
      dir={kind === 'phone' ? 'ltr' : undefined}
    >
      {link.label}
      {icon}
    </Link>
  );
  return (
    <Root aria-labelledby={`${id}-name`} {...rest}>
      <Head>
        <Heading level={level} variant="head" id={`${id}-name`}>
          {href === undefined ? name : <Link href={href}>{name}</Link>}
        </Heading>
        {distance ? (
          <p>
            <PinIcon size={16} />
            {distance}
          </p>
        ) : null}
      </Head>
      {opening}
      <Address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Address>
      {note ? <p>{note}</p> : null}
      {directions || phone ? (
        <Ways>
          {directions ? way(directions, 'way', <ExternalIcon size={16} />) : null}
          {phone ? way(phone, 'phone') : null}
        </Ways>
      ) : null}
      {action ? <div>{action}</div> : null}
      {children}
    </Root>
  );
}
