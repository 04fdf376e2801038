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
  /** Names the group around the provider's iframe: "Card number". */
  label: ReactNode;
  /** The error the provider reports. */
  error?: ReactNode;
  /** The card brand the provider reports, once it knows one. */
  brand?: CardBrand | undefined;
  /** The provider's iframe has the focus; the page cannot detect it by itself. @default false */
  isFocused?: boolean | undefined;
  /** Where the provider inserts its iframe; give the iframe the label as its `title`. */
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
    /* Browsers paint white behind a light iframe in a dark page; the field's background should show through. */
    color-scheme: light;
  }
`;

/** Our field around the provider's iframe: the page renders label and frame, only the provider sees the number. */
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
