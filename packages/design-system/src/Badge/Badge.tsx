import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { media } from '../foundations/media.ts';
import { token } from '../tokens/token.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `accent` for new, `sale` for reductions, `ink` for members, `plain` for everything else. @default 'plain' */
  tone?: 'accent' | 'sale' | 'ink' | 'plain' | undefined;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 24px;
  padding: 3px 8px;
  border: 1px solid transparent;
  border-radius: ${token('radius.badge')};
  font: 650 0.75rem/1rem ${token('font.text')};

  &[data-tone='plain'] {
    border-color: ${token('color.line')};
    background: ${token('color.paper')};
    color: ${token('color.text')};
  }
  &[data-tone='accent'] {
    background: ${token('color.accent')};
    color: ${token('color.accent.on')};
  }
  &[data-tone='sale'] {
    background: ${token('color.sale')};
    color: ${token('color.sale.on')};
  }
  &[data-tone='ink'] {
    background: ${token('color.text')};
    color: ${token('color.text.inverse')};
  }
  ${media.forcedColours} {
    border-color: currentcolor;
  }
`;

/** One or two words on a card or a line: "New", "Sale", "Members". */
export function Badge({ tone = 'plain', ...rest }: BadgeProps) {
  return <Root data-tone={tone} {...rest} />;
}
