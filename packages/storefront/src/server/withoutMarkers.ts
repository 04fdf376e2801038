import { Transform } from 'node:stream';

const styleElement = /<style data-styled[^>]*>[^<]*<\/style>/g;
const markers = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;

/** HTML without the notes of styled-components in its styles, which only its own code in a browser would read. */
export const withoutMarkers = (html: string): string =>
  html.replace(styleElement, (styles) => styles.replace(markers, ''));

/** Takes the notes out of a stream of HTML. The library writes a style element in one piece, with what it is for. */
export const markersRemoved = (): Transform =>
  new Transform({
    decodeStrings: true,
    transform(chunk: Buffer, _, done) {
      done(null, withoutMarkers(chunk.toString()));
    },
  });
