import type { ComponentProps, CSSProperties } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { longestWord } from './longestWord.ts';

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Heading level in the page's outline; independent of `variant`. */
  level: 1 | 2 | 3 | 4;
  /**
   * `title` for list, bag and checkout; `editorial` for stories and membership; `product` for a product's name;
   * `section` for parts of a page; `head` for dialogs, steps and summaries; `label` as bold text.
   * @default by level: title, section, head, label
   */
  variant?: 'title' | 'editorial' | 'index' | 'product' | 'section' | 'head' | 'label' | undefined;
}

const VARIANT_OF_LEVEL = { 1: 'title', 2: 'section', 3: 'head', 4: 'label' } as const;

/**
 * A word that fills the window at this size, or the size of the variant where that is smaller. A letter of the display
 * fonts is at most three quarters of its size wide, on average.
 */
const Root = styled.h2`
  --fitting: calc((100vw - 2 * ${token('gutter')}) / (var(--word, 1) * 0.74));
  /* The last resort: where a heading has less room than the window, and for words of half a line and more. */
  overflow-wrap: anywhere;
  /* Only German and similar languages have words this long; without support for limits nothing is hyphenated. */
  @supports (hyphenate-limit-chars: 14 5 5) {
    hyphens: auto;
    hyphenate-limit-chars: 14 5 5;
  }

  &[data-variant='title'] {
    ${type('title')}
    font-size: min(${token('type.title.size')}, var(--fitting));
  }
  &[data-variant='editorial'] {
    ${type('editorial')}
    font-size: min(${token('type.editorial.size')}, var(--fitting));
  }
  &[data-variant='index'] {
    ${type('index')}
    font-size: min(${token('type.index.size')}, var(--fitting));
  }
  &[data-variant='product'] {
    ${type('product')}
    font-size: min(${token('type.product.size')}, var(--fitting));
  }
  &[data-variant='section'] {
    ${type('section')}
    font-size: min(${token('type.section.size')}, var(--fitting));
  }
  &[data-variant='head'] {
    ${type('head')}
    font-size: min(${token('type.head.size')}, var(--fitting));
  }
  &[data-variant='label'] {
    ${type('label')}
  }
`;

/** A heading: one `level` 1 per page, no level skipped. Sentence case, no full stop. */
export function Heading({ level, variant = VARIANT_OF_LEVEL[level], style, ...rest }: HeadingProps) {
  const word = longestWord(rest.children);
  // Shorter words fit in any size.
  const fitting = word < 6 ? {} : ({ '--word': word } as CSSProperties);
  return <Root as={`h${level}`} data-variant={variant} style={{ ...fitting, ...style }} {...rest} />;
}
