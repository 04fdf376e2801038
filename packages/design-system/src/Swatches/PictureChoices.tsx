import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureView } from '../Picture/PictureView.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface PictureChoice {
  /** Address of this colour's page. */
  href: string;
  /** The colour's name: "Volt / white". */
  label: string;
  /** The product in this colour. */
  picture: PictureView | undefined;
  /** The page shows this colour. */
  isCurrent?: boolean | undefined;
  /** Fades the picture; also state it in `label`. */
  isSoldOut?: boolean | undefined;
}

export interface PictureChoicesProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Before the name of the current colour: "Colour". */
  label: ReactNode;
  /** In the shop's order, including sold-out ones. */
  choices: readonly PictureChoice[];
}

const Head = styled.p`
  ${type('body')}
  color: ${token('color.text.subtle')};
  margin-block-end: ${token('space.12')};
  & > strong {
    ${type('label')}
    color: ${token('color.text')};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 92px));
  gap: ${token('space.8')};
  ${media.medium} {
    grid-template-columns: repeat(auto-fill, 92px);
  }
`;

const Choice = styled.a`
  display: block;
  border-radius: ${token('radius.picture')};

  &[aria-current] {
    outline: 2px solid ${token('color.text')};
    outline-offset: 2px;
  }
  &[data-sold-out] img {
    opacity: 0.45;
  }
  ${media.hover} {
    &:hover:not([aria-current]) {
      outline: 1px solid ${token('color.edge')};
      outline-offset: 2px;
    }
  }
`;

/**
 * The colours of a product as pictures. Each is a page, so each is a link: it works before the script. A router that
 * reads `data-keeps-place` leaves scroll position and focus where they are.
 */
export function PictureChoices({ label, choices, ...rest }: PictureChoicesProps) {
  const anchor = useAnchor();
  const current = choices.find((choice) => choice.isCurrent);
  return (
    <nav aria-label={typeof label === 'string' ? label : undefined} {...rest}>
      <Head>
        <strong>{label}</strong> {current?.label}
      </Head>
      <List role="list">
        {choices.map(({ href, label: name, picture, isCurrent = false, isSoldOut = false }) => (
          <li key={href}>
            <Choice
              as={anchor}
              href={href}
              data-keeps-place=""
              aria-current={isCurrent ? 'true' : undefined}
              data-sold-out={isSoldOut ? '' : undefined}
            >
              <Picture view={picture} alt={name} sizes="92px" ratio="square" corners="picture" />
            </Choice>
          </li>
        ))}
      </List>
    </nav>
  );
}
