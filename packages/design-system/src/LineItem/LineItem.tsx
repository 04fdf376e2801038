import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Picture } from '../Picture/Picture.tsx';
import type { PictureView } from '../Picture/PictureView.ts';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';

export interface LineItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The product's name. */
  name: string;
  /** The picture; `undefined` shows an empty placeholder. */
  picture: PictureView | undefined;
  /** Lines below the name: colour; size and quantity. */
  details?: readonly string[] | undefined;
  /** Formatted: "£130". */
  price?: ReactNode;
  /** At the end of the line: a small button or a link. */
  action?: ReactNode;
  /**
   * `small` in a list: picture of 64 px, the price at the end of the line. `medium` for a single product: picture of
   * 112 px, the price below the text. @default 'small'
   */
  size?: 'small' | 'medium' | undefined;
}

const Root = styled.div`
  ${type('label')}
  display: flex;
  align-items: center;
  gap: ${token('space.12')};
  font-variant-numeric: tabular-nums;

  & > :first-child {
    flex: none;
    inline-size: 64px;
  }
  &[data-size='medium'] {
    align-items: flex-start;
    gap: ${token('space.16')};
  }
  &[data-size='medium'] > :first-child {
    inline-size: 112px;
  }
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')} ${token('space.12')};
  min-inline-size: 0;

  [data-size='medium'] > & {
    flex-direction: column;
    align-items: stretch;
    row-gap: ${token('space.8')};
  }
`;

/* Keeps a readable width; otherwise the price wraps below. */
const Words = styled.div`
  flex: 1 1 min(100%, 7rem);
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > p {
    ${type('meta')}
    font-variant-numeric: tabular-nums;
    color: ${token('color.text.subtle')};
  }
  [data-size='medium'] > * > & {
    flex: none;
    display: grid;
    gap: ${token('space.4')};
  }
`;

/** One line of an order, read-only: picture, name, size, quantity, price. */
export function LineItem({
  name,
  picture,
  details = [],
  price,
  action,
  size = 'small',
  ...rest
}: LineItemProps) {
  return (
    <Root {...rest} data-size={size}>
      <Picture
        view={picture}
        alt=""
        sizes={size === 'small' ? '64px' : '112px'}
        ratio="square"
        corners="picture"
      />
      <Body>
        <Words>
          <span>{name}</span>
          {details.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Words>
        {price ? <span translate="no">{price}</span> : null}
      </Body>
      {action}
    </Root>
  );
}
