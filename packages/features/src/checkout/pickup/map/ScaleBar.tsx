import { token } from '@touchline/design-system/token';
import type { Map as LeafletMap } from 'leaflet';
import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../../platform/i18n/index.ts';
import { useSite } from '../../../platform/site/index.ts';
import { pickupMessages } from '../pickupMessages.ts';
import { roundDistance } from './roundDistance.ts';

const Root = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-end: ${token('space.8')};
  left: ${token('space.8')};
  display: flex;
  align-items: end;
  gap: ${token('space.12')};
  padding: ${token('space.4')} ${token('space.8')};
  background: ${token('color.raised')};
  font-size: 0.75rem;
  line-height: 1rem;
  pointer-events: none;
`;

const Bar = styled.span`
  display: block;
  padding-inline: ${token('space.4')};
  border: 2px solid currentcolor;
  border-block-start: 0;
  text-align: center;
  white-space: nowrap;
`;

/** Pixels of the bar at most. */
const longest = 96;

/** How far a part of the map is, and that north is up. */
export function ScaleBar({ map }: { map: LeafletMap }) {
  const site = useSite();
  const t = useMessages(pickupMessages);
  const perPixel = useSyncExternalStore(
    (listener) => {
      map.on('zoomend moveend', listener);
      return () => map.off('zoomend moveend', listener);
    },
    () => metresPerPixel(map),
  );
  if (perPixel === undefined) return null;
  const metres = roundDistance(perPixel * longest, site.distanceUnit);
  return (
    <Root dir="ltr">
      <Bar style={{ inlineSize: metres / perPixel }}>{site.distance(metres)}</Bar>
      <span aria-hidden="true">↑ {t('map.north')}</span>
    </Root>
  );
}

/** On the ground at the middle of the map; `undefined` before it shows any place. */
function metresPerPixel(map: LeafletMap): number | undefined {
  const zoom = map.getZoom() as number | undefined;
  if (zoom === undefined) return undefined;
  const { lat } = map.getCenter();
  const circumference = 40_075_016.686;
  return (circumference * Math.cos((lat * Math.PI) / 180)) / 2 ** (zoom + 8);
}
