import { token } from '@touchline/design-system/token';

/**
 * Styles for what is below the first screen on a phone: it is not laid out before it comes near, so that web fonts and a
 * dialog that opens cost a slow phone half as much. A page that returns to its old place turns this off with
 * `--content-visibility: visible`, because a height that is given here may be some pixels off.
 */
export const deferOffscreen = (height: string) => `
  content-visibility: var(--content-visibility, auto);
  contain-intrinsic-block-size: auto ${height};
  /* The ring around what has the focus at its edge. */
  overflow-clip-margin: 8px;
`;

/** A card's height: its picture is 4 wide and 5 high, and the text below it is mostly as high as said here. */
export const cardHeight = (width: string) => `calc(${width} * 1.25 + ${token('space.12')} + 128px)`;

/** Cards of which two stand in a row on a phone. */
export const deferOffscreenPair = deferOffscreen(
  cardHeight(`(100vw - 2 * ${token('gutter')} - ${token('cards.column')}) / 2`),
);
