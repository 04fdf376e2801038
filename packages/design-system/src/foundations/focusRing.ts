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
 * The focus ring of all components: 2 px paper, 3 px ink, 3 px accent, so that one of them is visible on any ground.
 * The transparent outline shows in forced colours. Leave 8 px around a control, or the ring is clipped.
 */
export const focusRing = `&:focus-visible {${ring}}`;

/** The same ring when an element inside has focus, such as the hidden radio of a card: `&:has(:focus-visible) …`. */
export const focusRingWithin = `&:has(:focus-visible) {${ring}}`;

/** The declarations only, for custom selectors. */
export const focusRingDeclarations = ring;
