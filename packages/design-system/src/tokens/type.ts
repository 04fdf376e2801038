import { token } from './token.ts';

/** Display type: one wide, heavy text on a page. Sizes grow from phone to desktop automatically. */
export type DisplayUse = 'hero' | 'title' | 'editorial' | 'index' | 'product' | 'section' | 'head';
/** Running text. Sizes follow the user's font size. */
export type TextUse = 'lead' | 'body' | 'label' | 'card' | 'meta' | 'fine';

/**
 * The type styles of one use, as declarations: ``${type('section')}`` inside a styled template.
 * German titles reduce their width by up to 12 points before their size (`--ds-type-give`, set by the page's language).
 * Put it before `font-variant-numeric`, which the `font` shorthand resets.
 */
export function type(use: DisplayUse | TextUse): string {
  switch (use) {
    case 'lead':
    case 'body':
    case 'label':
    case 'card':
    case 'meta':
    case 'fine':
      return `font:${token(`type.${use}`)};letter-spacing:0;`;
    default:
      return `font:${token(`type.${use}`)};font-stretch:calc(${token(`type.${use}.width`)} - var(--ds-type-give,0%));letter-spacing:${token(`type.${use}.tracking`)};`;
  }
}
