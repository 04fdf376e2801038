import { token } from './token.ts';

/** Display type: one wide, heavy voice per page. Sizes grow from phone to desktop by themselves. */
export type DisplayUse = 'hero' | 'title' | 'editorial' | 'index' | 'product' | 'section' | 'head';
/** Running text. Sizes follow the reader's font size. */
export type TextUse = 'lead' | 'body' | 'label' | 'card' | 'meta' | 'fine';

/**
 * The type of one use, as declarations: ``${type('section')}`` inside a styled template.
 * Comes before `font-variant-numeric`, which the `font` shorthand resets.
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
      return `font:${token(`type.${use}`)};font-stretch:${token(`type.${use}.width`)};letter-spacing:${token(`type.${use}.tracking`)};`;
  }
}
