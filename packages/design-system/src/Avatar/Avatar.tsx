import { useCallback, useState } from 'react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { AccountIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { initialsOf } from './initialsOf.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name; its initials show where there is no picture. Empty shows a generic person icon. */
  name: string;
  /** URL of the picture, square. */
  src?: string | undefined;
  /** Width and height in pixels. @default 40 */
  size?: 32 | 40 | 56 | 96 | undefined;
  /** Accessible name, where no name is next to it; without it the avatar is decorative. */
  label?: string | undefined;
}

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  overflow: clip;
  border-radius: 50%;
  background: ${token('color.tile.strong')};
  color: ${token('color.text')};
  font-family: ${token('font.text')};
  font-weight: 650;
  line-height: 1;
  user-select: none;

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  ${media.forcedColours} {
    border: 1px solid;
  }
`;

/** A person's picture, or their initials while it loads and where there is none. */
export function Avatar({ name, src, size = 40, label, style, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  // A picture that failed before hydration fires no more events.
  const checkIfFailed = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute('src') ?? undefined);
  }, []);
  const initials = initialsOf(name);
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root {...named} style={{ inlineSize: size, blockSize: size, fontSize: size * 0.38, ...style }} {...rest}>
      {src !== undefined && src !== failed ? (
        <img
          key={src}
          ref={checkIfFailed}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        initials || <AccountIcon size={size >= 56 ? 32 : 20} />
      )}
    </Root>
  );
}
