import { css } from 'styled-components';

/**
 * What Leaflet 1.9 needs of its own style sheet (leaflet/dist/leaflet.css), for panes, tiles, shapes and markers: it has
 * no controls and popups here.
 */
export const leafletStyles = css`
  & .leaflet-pane,
  & .leaflet-tile,
  & .leaflet-marker-icon,
  & .leaflet-tile-container,
  & .leaflet-pane > svg,
  & .leaflet-layer {
    position: absolute;
    inset-block-start: 0;
    left: 0;
  }
  & .leaflet-pane {
    z-index: 400;
  }
  & .leaflet-tile-pane {
    z-index: 200;
  }
  & .leaflet-marker-pane {
    z-index: 600;
  }
  & .leaflet-tile,
  & .leaflet-marker-icon {
    user-select: none;
    -webkit-user-drag: none;
  }
  & .leaflet-tile {
    visibility: hidden;
    max-inline-size: none;
  }
  & .leaflet-tile-loaded {
    visibility: inherit;
  }
  & .leaflet-overlay-pane svg {
    max-inline-size: none;
    max-block-size: none;
  }
  & .leaflet-pane > svg path {
    pointer-events: none;
  }
  & .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  & .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  & .leaflet-zoom-anim .leaflet-tile,
  & .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  &.leaflet-touch-drag.leaflet-touch-zoom {
    touch-action: none;
  }
  &.leaflet-grab {
    cursor: grab;
  }
  &.leaflet-dragging {
    cursor: grabbing;
  }
`;
