import { focusRing, media } from '@touchline/design-system/foundations';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { leafletStyles } from './leafletStyles.ts';

// Apart from the map itself: the build runs what has styles, and Leaflet only runs in a browser.

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  block-size: 100%;
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
  overflow: hidden;
`;

export const Place = styled.div`
  ${leafletStyles}
  ${focusRing}
  position: absolute;
  inset: 0;
  /* What lies above the map is not covered by its panes. */
  isolation: isolate;
  overflow: hidden;
  background: ${token('color.tile.strong')};

  & path {
    fill: ${token('color.tile')};
    fill-opacity: 1;
    stroke: ${token('color.edge')};
    stroke-width: 1;
    stroke-opacity: 0.5;
  }
  & path.ring {
    fill: none;
    stroke: ${token('color.edge')};
    stroke-dasharray: 2 6;
    stroke-opacity: 1;
  }
  & .ring-label > span {
    position: absolute;
    inset-block-end: ${token('space.4')};
    left: 0;
    padding-inline: ${token('space.4')};
    transform: translateX(-50%);
    background: ${token('color.tile')};
    color: ${token('color.text.subtle')};
    font-size: 0.75rem;
    line-height: 1rem;
    white-space: nowrap;
  }
  & .leaflet-marker-icon {
    inline-size: 0;
    block-size: 0;
  }
`;

export const Zoom = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: ${token('space.8')};
  inset-inline-end: ${token('space.8')};
  display: grid;
  gap: ${token('space.4')};
  & > button {
    background: ${token('color.raised')};
  }
`;

export const Credit = styled.p`
  position: absolute;
  z-index: 1;
  inset-block-end: 0;
  inset-inline-end: 0;
  padding: 0 ${token('space.8')};
  background: ${token('color.raised')};
  font-size: 0.75rem;
`;

/* Its tip is the place. As large as a finger; the drop within is smaller. */
export const Pin = styled.button`
  ${focusRing}
  position: absolute;
  inset-block-end: 0;
  left: -22px;
  display: grid;
  place-items: end center;
  inline-size: 44px;
  block-size: 44px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  & > span {
    inline-size: 22px;
    block-size: 22px;
    margin-block-end: 5px;
    border: 2px solid ${token('color.raised')};
    border-radius: 50% 50% 50% 0;
    background: ${token('color.text')};
    rotate: -45deg;
  }
  & > b {
    position: absolute;
    inset-block-start: 8px;
    padding-inline: ${token('space.4')};
    background: ${token('color.raised')};
    color: ${token('color.text')};
    font-size: 0.75rem;
    line-height: 1.125rem;
    font-weight: 650;
    white-space: nowrap;
  }
  & > b[data-side='right'] {
    left: 36px;
  }
  & > b[data-side='left'] {
    right: 36px;
  }
  &[aria-pressed='true'] > span {
    inline-size: 32px;
    block-size: 32px;
    margin-block-end: 7px;
    border: 3px solid ${token('color.text')};
    background: ${token('color.accent')};
  }
  &[aria-disabled='true'] > span {
    background: ${token('color.edge')};
  }
  ${media.forcedColours} {
    & > span {
      border-color: ButtonText;
    }
    &[aria-pressed='true'] > span {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
