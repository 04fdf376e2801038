import { css, keyframes } from 'styled-components';
import { token } from '../tokens/token.ts';

/** Where a popup stands to its opener. It turns to the other side where there is no room. */
export interface PopupPlace {
  /** Where it stands to its opener; it turns round where there is no room. @default 'below' */
  side?: 'below' | 'above' | 'beside' | undefined;
  /** Which edges stand in one line, `below` and `above`. @default 'start' */
  align?: 'start' | 'centre' | 'end' | undefined;
}

const arrive = keyframes`from { opacity: 0; translate: 0 -4px; }`;

/** The place of a popup, for elements with `popover`, `data-side` and `data-align`; see `anchorTo`. */
export const popupPlaceStyles = css`
  position: fixed;
  inset: auto;
  margin-block: ${token('space.8')};
  /* Only where it ends: it begins in one line with its opener, and keeps off the window's edge. */
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
    /* Moved in from the window's edge, it does not touch it. */
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

/** A raised plate with an edge, which forced colours keep. */
export const popupPlateStyles = css`
  ${popupPlaceStyles}
  padding: ${token('space.8')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  background: ${token('color.raised')};
  color: ${token('color.text')};
  box-shadow: ${token('shadow.snackbar')};
`;
