import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type } from '../tokens/type.ts';

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

const Root = styled.h2`
  overflow-wrap: anywhere;
  /* Only German and similar languages have words this long; without support for limits nothing is hyphenated. */
  @supports (hyphenate-limit-chars: 14 5 5) {
    hyphens: auto;
    hyphenate-limit-chars: 14 5 5;
  }

  &[data-variant='title'] {
    ${type('title')}
  }
  &[data-variant='editorial'] {
    ${type('editorial')}
  }
  &[data-variant='index'] {
    ${type('index')}
  }
  &[data-variant='product'] {
    ${type('product')}
  }
  &[data-variant='section'] {
    ${type('section')}
  }
  &[data-variant='head'] {
    ${type('head')}
  }
  &[data-variant='label'] {
    ${type('label')}
  }
`;

/** A heading: one `level` 1 per page, no level skipped. Sentence case, no full stop. */
export function Heading({ level, variant = VARIANT_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} data-variant={variant} {...rest} />;
}
