import type { Plugin } from 'vite';

const wide = /[^\0-\xff]/g;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes the few letters that need more than one byte as escapes. With a single one of them in it, Node keeps the text of
 * a file, which it needs as long as it runs, in two bytes a letter. A file that is mostly such letters stays as it is.
 */
export const oneByteText: Plugin = {
  name: 'touchline-one-byte-text',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const text = chunk.code.replace(wide, escaped);
      if (text.length < 2 * chunk.code.length) chunk.code = text;
    }
  },
};
