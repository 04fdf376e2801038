import { css, keyframes } from 'styled-components';
import { token } from '../tokens/token.ts';

/** Position of a popup relative to its opener. It flips to the other side if there is no space. */
export interface PopupPlace {
  /** Side of the opener; flips if there is no space. @default 'below' */
  side?: 'below' | 'above' | 'beside' | undefined;
  /** Which edges are aligned when `below` or `above`. @default 'start' */
  align?: 'start' | 'centre' | 'end' | undefined;
}

const arrive = keyframes`from { opacity: 0; translate: 0 -4px; }`;

/** Position styles of a popup, for elements with `popover`, `data-side` and `data-align`; see `anchorTo`. */
export const popupPlaceStyles = css`
  position: fixed;
  inset: auto;
  margin-block: ${token('space.8')};
  /* Only at the end: its start is aligned with the opener, its end keeps off the window's edge. */
  margin-inline: 0 ${token('space.8')};
  max-inline-size: min(360px, calc(100vw - 2 * ${token('space.8')}));
  max-block-size: min(480px, 80dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: break-word;
  text-align: start;
  white-space: normal;
  cursor: auto;
  position-area: self-block-end span-self-inline-end;
  position-try-fallbacks:
    flip-block,
    flip-inline,
    flip-block flip-inline;
  position-visibility: anchors-visible;

  &[data-align='centre'] {
    /* Keeps a distance when it is moved in from the window's edge. */
    margin-inline: ${token('space.8')};
    position-area: self-block-end;
  }
  &[data-align='end'] {
    margin-inline: ${token('space.8')} 0;
    position-area: self-block-end span-self-inline-start;
  }
  &[data-side='above'] {
    position-area: self-block-start span-self-inline-end;
  }
  &[data-side='above'][data-align='centre'] {
    position-area: self-block-start;
  }
  &[data-side='above'][data-align='end'] {
    position-area: self-block-start span-self-inline-start;
  }
  &[data-side='beside'] {
    margin: 0 ${token('space.8')};
    position-area: self-inline-end span-self-block-end;
  }
  &:popover-open {
    animation: ${arrive} ${token('motion.fade')} ${token('motion.ease.in')};
  }
`;

/** Surface of a popup, with a border that forced colours keep. */
export const popupSurfaceStyles = css`
  ${popupPlaceStyles}
  padding: ${token('space.8')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.snackbar')};
`;
