import styled from 'styled-components';

/** On one line as long as it fits there: browsers break a text after its hyphens. */
const Unbroken = styled.bdi`
  display: inline-block;
  /* The line of a link around it ends at a block of its own. */
  text-decoration: inherit;
`;

export interface OrderNumberTextProps {
  /** A text with the number in it, in the language of the page. */
  text: string;
  /** The number of the order: `TL-2026-7K4F9Q`. */
  orderId: string;
}

/** A text about an order, whose number stays on one line. */
export function OrderNumberText({ text, orderId }: OrderNumberTextProps) {
  const [before = '', ...after] = text.split(orderId);
  if (after.length === 0) return text;
  return (
    <>
      {before}
      <Unbroken>{orderId}</Unbroken>
      {after.join(orderId)}
    </>
  );
}
