import { token } from '../tokens/token.ts';

const ring = `
  outline: 2px solid transparent;
  outline-offset: 2px;
  box-shadow:
    0 0 0 2px ${token('color.paper')},
    0 0 0 5px ${token('color.text')},
    0 0 0 8px ${token('color.accent')};
`;

/**
 * The one focus ring: 2 px paper, 3 px ink, 3 px accent, so that one of them stands out on any ground.
 * The transparent outline is what forced colours paint. Leave 8 px around a control, or it is cut off.
 */
export const focusRing = `&:focus-visible {${ring}}`;

/** The same ring when focus is on something inside, such as the hidden radio of a card: `&:has(:focus-visible) …`. */
export const focusRingWithin = `&:has(:focus-visible) {${ring}}`;

/** The bare declarations, for selectors of your own. */
export const focusRingDeclarations = ring;
