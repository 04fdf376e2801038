import styled from 'styled-components';
import { focusRing } from '../foundations/focusRing.ts';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

/* Reserves its height before hydration. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  min-block-size: ${token('size.target')};

  & > button {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: ${token('size.target')};
    padding: 0;
    border: 0;
    border-radius: ${token('radius.badge')};
    background: none;
    ${focusRing}
    ${media.touch} {
      inline-size: ${token('size.target')};
    }
  }
  & > button::before {
    content: '';
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${token('color.edge')};
    border-radius: 50%;
  }
  & > [aria-current]::before {
    border-color: ${token('color.text')};
    background: ${token('color.text')};
    ${media.forcedColours} {
      border-color: Highlight;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

interface CarouselDotsProps {
  total: number;
  /** From 0; `undefined` before hydration, when there are no dots. */
  current: number | undefined;
  labelOf: (number: number, total: number) => string;
  onShow: (index: number) => void;
}

/** The row of dots below a `Carousel`: one button per slide. */
export function CarouselDots({ total, current, labelOf, onShow }: CarouselDotsProps) {
  return (
    <Root>
      {current === undefined
        ? null
        : Array.from({ length: total }, (_, index) => (
            <button
              key={index}
              type="button"
              aria-label={labelOf(index + 1, total)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onShow(index)}
            />
          ))}
    </Root>
  );
}
