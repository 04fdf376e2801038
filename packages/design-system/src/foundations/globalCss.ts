import { token } from '../tokens/token.ts';
import { type } from '../tokens/type.ts';
import { media } from './media.ts';
import { printCss } from './printCss.ts';

/**
 * Styles of the whole page: box sizing, text, background, links, pictures, the focus ring and hidden elements. A string,
 * so that a server can put it in the head next to `themeCss` and `fontCss` without JavaScript.
 */
export const globalCss = [
  '*,*::before,*::after{box-sizing:border-box}',
  'html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block:170px 88px}',
  // What a link leads to inside a page is seen below the header; on a phone, below the search field, too.
  `${media.wide}{html{scroll-padding-block-start:90px}}`,
  `${media.short}{html{scroll-padding-block:8px}}`,
  `body{margin:0;background:${token('color.paper')};color:${token('color.text')};${type('body')}` +
    '-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;overflow-wrap:break-word}',
  'h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote,fieldset{margin:0;padding:0}',
  'h1,h2,h3,h4,h5,h6{font:inherit;text-wrap:balance}p{text-wrap:pretty}',
  ':lang(de){--ds-type-give:12%}',
  // Korean breaks a line between words, as its readers expect; a browser would break it anywhere.
  ':lang(ko){word-break:keep-all}',
  'html:has(dialog[data-modal][open]){overflow:hidden;padding-right:var(--ds-bar)}',
  // For a dialog opened before JavaScript could measure the scroll bar: its space stays reserved.
  'html:not([style*=--ds-bar]):has(dialog[data-modal][open]){scrollbar-gutter:stable}',
  `main{padding-block-end:calc(${token('section')} / 2)}`,
  'ul,ol{list-style:none}fieldset{border:0;min-inline-size:0}',
  'img,svg,video,picture{display:block;max-inline-size:100%}img{block-size:auto}',
  'button,input,select,textarea{font:inherit;letter-spacing:inherit;color:inherit;margin:0}',
  'button,summary,label,select{touch-action:manipulation}button{cursor:pointer}a{color:inherit}',
  `:focus-visible{outline:2px solid transparent;outline-offset:2px;box-shadow:0 0 0 2px ${token('color.paper')},0 0 0 5px ${token('color.text')},0 0 0 8px ${token('color.accent')}}`,
  // A title is no control: it takes the focus of a new page only to be read out.
  'h1:focus-visible,main:focus-visible{outline:0;box-shadow:none}',
  // A part of a page with a brand, scheme or ground of its own paints itself: what it inherits is the outer one's.
  `[data-ground],[data-scheme],[data-brand],[data-contrast]{background:${token('color.paper')};color:${token('color.text')}}[data-brand]{${type('body').slice(0, -1)}}`,
  `::selection{background:${token('color.accent')};color:${token('color.accent.on')}}`,
  '[hidden]{display:none!important}',
  '@media(prefers-reduced-motion:reduce){*,*::before,*::after{animation-iteration-count:1!important;scroll-behavior:auto!important}}',
  printCss,
].join('');
