import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface PaymentMarkProps extends ComponentProps<'span'> {
  /** The method as people know it: "Visa". Written on the plate; no logo is copied. */
  name: string;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  block-size: 26px;
  padding-inline: 8px;
  border: 1px solid #dcdcd8;
  border-radius: 3px;
  background: #fff;
  color: #0b0b0c;
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1;
  white-space: nowrap;
`;

/** A plate with the name of a way to pay. White in both schemes, as plates are. */
export function PaymentMark({ name, ...rest }: PaymentMarkProps) {
  return <Root {...rest}>{name}</Root>;
}
