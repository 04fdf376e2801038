import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface PaymentMarkProps extends ComponentProps<'span'> {
  /** The payment method's usual name: "Visa". Shown as text; no logo is used. */
  name: string;
  /** `small` for use inside a field. @default 'regular' */
  size?: 'small' | 'regular' | undefined;
  /** This payment method is currently unavailable: the mark fades. Say so in a text too. @default false */
  isUnavailable?: boolean | undefined;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 26px;
  padding-inline: 8px;
  border: 1px solid #dcdcd8;
  border-radius: 3px;
  background: #fff;
  color: #0b0b0c;
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  overflow-wrap: anywhere;
`;

/* Separate from the default mark, which is in every page's footer: a page loads these styles only where it uses them. */
const Other = styled(Root)`
  &[data-size='small'] {
    min-block-size: 20px;
    padding-inline: 6px;
    font-size: 0.6875rem;
  }
  &[data-unavailable] {
    border-style: dashed;
    color: #5b5c60;
    font-weight: 400;
  }
`;

/** A plate with the name of a payment method. White in both colour schemes. */
export function PaymentMark({ name, size, isUnavailable = false, ...rest }: PaymentMarkProps) {
  if (size !== 'small' && !isUnavailable) return <Root {...rest}>{name}</Root>;
  return (
    <Other data-size={size} data-unavailable={isUnavailable ? '' : undefined} {...rest}>
      {name}
    </Other>
  );
}
