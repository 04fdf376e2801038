import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRingDeclarations } from '../foundations/focusRing.ts';
import { FieldError } from '../Field/FieldError.tsx';
import { CardIcon } from '../Icon/icons.tsx';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import type { CardBrand } from './cardBrands.ts';
import { CardMark } from './CardMark.tsx';

export interface CardFieldFrameProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Names the group around the provider's frame: "Card number". */
  label: ReactNode;
  /** As the provider tells it. */
  error?: ReactNode;
  /** The provider's brand, when it knows one. */
  brand?: CardBrand | undefined;
  /** The provider's frame has the focus; the page cannot see it by itself. @default false */
  isFocused?: boolean | undefined;
  /** Where the provider puts its frame; give the frame the same words as `title`. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.8')};

  &[data-invalid] {
    padding-inline-start: 14px;
    border-inline-start: 4px solid ${token('color.error')};
  }
`;

const Label = styled.div`
  ${type('label')}
`;

const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.8')};
  min-block-size: ${token('size.control')};
  padding-inline: 14px ${token('space.8')};
  border: ${token('border.field')} solid ${token('color.edge')};
  border-radius: ${token('radius.control')};
  background: ${token('color.field')};

  [data-invalid] > & {
    border: ${token('border.strong')} solid ${token('color.error')};
  }
  &[data-focused] {
    ${focusRingDeclarations}
  }
  & > svg {
    flex: none;
  }
`;

const Inside = styled.div`
  flex: 1;
  min-inline-size: 0;

  & > iframe {
    display: block;
    inline-size: 100%;
    border: 0;
    /* Browsers lay white behind a light frame in a dark page; the field's ground is meant to show. */
    color-scheme: light;
  }
`;

/** A field of ours around a frame of the provider's: the page draws the look, the provider has the number. */
export function CardFieldFrame({
  label,
  error,
  brand,
  isFocused = false,
  children,
  ...rest
}: CardFieldFrameProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <Root
      role="group"
      aria-labelledby={id}
      aria-describedby={errorId}
      {...rest}
      data-invalid={error ? '' : undefined}
    >
      <Label id={id}>{label}</Label>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      <Frame data-focused={isFocused ? '' : undefined}>
        <Inside>{children}</Inside>
        {brand ? <CardMark brand={brand} /> : <CardIcon />}
      </Frame>
    </Root>
  );
}
