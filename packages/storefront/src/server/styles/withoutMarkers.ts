const styleElement = /<style data-styled[^>]*>[^<]*<\/style>/g;
const markers = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g;

/** HTML without the notes of styled-components in its styles, which only its own code in a browser would read. */
export const withoutMarkers = (html: string): string =>
  html.replace(styleElement, (styles) => styles.replace(markers, ''));
