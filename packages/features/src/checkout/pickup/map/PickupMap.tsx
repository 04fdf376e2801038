import { MinusIcon, PlusIcon } from '@touchline/design-system/Icon';
import { IconButton } from '@touchline/design-system/IconButton';
import type { Coordinates } from '@touchline/contract/client/pickup';
import type { PickupPoint } from '@touchline/contract/pickup/schema';
import {
  Circle,
  DivIcon,
  LatLngBounds,
  LayerGroup,
  Map as LeafletMap,
  Marker,
  Polygon,
  TileLayer,
} from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../../platform/i18n/index.ts';
import { useSite } from '../../../platform/site/index.ts';
import { pickupMessages } from '../pickupMessages.ts';
import { pointKey } from '../PickupStore.ts';
import { Credit, Frame, Pin, Place, Zoom } from './mapParts.ts';
import { landAround } from './outlines.ts';
import { placeNames, type Box, type NameSide } from './placeNames.ts';
import { ScaleBar } from './ScaleBar.tsx';

export interface PickupMapProps {
  points: readonly PickupPoint[];
  /** Where they were searched: rings around it show how far they are. */
  near: Coordinates | undefined;
  /** Key of the picked point; its marker is filled. */
  picked: string | undefined;
  onPick: (key: string) => void;
}

interface Spot {
  point: PickupPoint;
  element: HTMLElement;
  marker: Marker;
}

/**
 * The points on a map. Each marker is a button with the name of its point; arrow keys move the map, plus and minus zoom.
 * Streets come from the tiles that the market configures. Without tiles, and where they do not answer, the land is drawn,
 * with the names of the points, rings of distance and a scale: no outlines of streets are in the public domain that are
 * right at this scale.
 */
export function PickupMap({ points, near, picked, onPick }: PickupMapProps) {
  const t = useMessages(pickupMessages);
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const spots = useMemo(() => points.map(spotOf), [points]);
  const shown = useShown(map, spots, picked);
  const { mapTiles } = site.market;

  useEffect(() => {
    if (!place.current) return undefined;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = new LeafletMap(place.current, {
      ...{ attributionControl: false, zoomControl: false, maxZoom: 18, minZoom: 4 },
      ...{ zoomAnimation: !isCalm, fadeAnimation: false, markerZoomAnimation: !isCalm, inertia: !isCalm },
    });
    if (mapTiles) new TileLayer(mapTiles.address).addTo(made);
    setMap(made);
    return () => {
      made.remove();
    };
  }, [mapTiles]);

  useEffect(() => {
    if (!map || spots.length === 0) return undefined;
    const nearest = spots.slice(0, shownAtFirst).map(({ marker }) => marker.getLatLng());
    map.fitBounds(new LatLngBounds(nearest), { padding: [48, 48], maxZoom: 14, animate: false });
    for (const { marker } of spots) marker.addTo(map);
    return () => {
      for (const { marker } of spots) marker.remove();
    };
  }, [map, spots]);

  const first = points[0];
  useEffect(() => {
    if (!map || !first || mapTiles) return undefined;
    let land: Polygon | undefined;
    let isOver = false;
    void landAround(first).then((outlines) => {
      if (!isOver)
        land = new Polygon(
          outlines.map((each) => [each]),
          { interactive: false },
        )
          .addTo(map)
          .bringToBack();
    });
    return () => {
      isOver = true;
      land?.remove();
    };
  }, [map, first, mapTiles]);

  const farthest = points.slice(0, shownAtFirst).at(-1)?.distance;
  useEffect(() => {
    if (!map || !near || farthest === undefined) return undefined;
    const rings = new LayerGroup().addTo(map);
    for (const metres of ringsFor(farthest, site.distanceUnit)) {
      const ring = new Circle([near.lat, near.lon], {
        ...{ radius: metres, interactive: false, className: 'ring' },
      }).addTo(rings);
      const label = document.createElement('span');
      label.textContent = site.distance(metres);
      const icon = new DivIcon({ html: label, className: 'ring-label', iconSize: undefined });
      new Marker(freestOf(ring.getBounds(), near, spots), {
        icon,
        keyboard: false,
        interactive: false,
      }).addTo(rings);
    }
    return () => {
      rings.remove();
    };
  }, [map, near, farthest, site, spots]);

  // What is picked in the list comes into view, above the other markers.
  useEffect(() => {
    for (const { point, marker } of spots) marker.setZIndexOffset(pointKey(point) === picked ? 1000 : 0);
    const spot = spots.find(({ point }) => pointKey(point) === picked);
    const at = spot?.marker.getLatLng();
    if (map && at && !map.getBounds().pad(-0.1).contains(at)) map.panTo(at);
  }, [map, spots, picked]);

  return (
    <Frame>
      <Place ref={place} role="group" aria-label={t('map.label')} dir="ltr" />
      {shown.map(({ point, element, nameSide }) => {
        const key = pointKey(point);
        const isPicked = key === picked;
        const { name, distance, unavailable } = point;
        const label = [
          name,
          distance === undefined ? undefined : site.distance(distance),
          unavailable && t(unavailable),
        ];
        return createPortal(
          <Pin
            type="button"
            aria-label={label.filter(Boolean).join(', ')}
            aria-pressed={isPicked}
            aria-disabled={unavailable !== undefined}
            onClick={(event) => {
              event.stopPropagation();
              if (!unavailable) onPick(key);
            }}
          >
            <span />
            {nameSide ? <b data-side={nameSide}>{name}</b> : null}
          </Pin>,
          element,
          key,
        );
      })}
      {map && near ? <ScaleBar map={map} /> : null}
      <Zoom>
        <IconButton label={t('map.zoomIn')} onClick={() => map?.zoomIn()}>
          <PlusIcon />
        </IconButton>
        <IconButton label={t('map.zoomOut')} onClick={() => map?.zoomOut()}>
          <MinusIcon />
        </IconButton>
      </Zoom>
      {mapTiles?.credit ? <Credit>{mapTiles.credit}</Credit> : null}
    </Frame>
  );
}

/** The map begins with the nearest points in view: all two hundred would show a whole country. */
const shownAtFirst = 12;

function spotOf(point: PickupPoint): Spot {
  const element = document.createElement('div');
  const icon = new DivIcon({ html: element, className: '', iconSize: undefined });
  return {
    ...{ point, element },
    marker: new Marker([point.lat, point.lon], { icon, keyboard: false, interactive: false }),
  };
}

/** Three rings of round distances, the outer one about as far as the farthest point. `unit` is a mile or a kilometre. */
function ringsFor(farthest: number, unit: number): number[] {
  const steps = [0.5, 1, 2, 5, 10, 20, 50, 100].map((step) => step * unit);
  const outer = Math.max(
    steps.findIndex((step) => step >= farthest),
    0,
  );
  return steps.slice(Math.max(0, outer - 2), outer + 1);
}

/** The end of a ring, north or south, that is farther from every point: there its label covers none. */
function freestOf(bounds: LatLngBounds, { lon }: Coordinates, spots: readonly Spot[]): [number, number] {
  const room = (lat: number) =>
    Math.min(...spots.map(({ point }) => Math.hypot(point.lat - lat, point.lon - lon)));
  const ends = [bounds.getNorth(), bounds.getSouth()] as const;
  return [room(ends[0]) >= room(ends[1]) ? ends[0] : ends[1], lon];
}

/** Pixels between two markers, so that each can be pressed. */
const room = 36;

/** Pixels of the corner in which the buttons are. */
const buttons = { width: 60, height: 108 };

/** What is seen of the map, in the pixels of its zoom. */
function viewOf(map: LeafletMap): Box {
  const { min, max } = map.getPixelBounds();
  if (!min || !max) return { left: 0, right: 0, top: 0, bottom: 0 };
  return { left: min.x, right: max.x, top: min.y, bottom: max.y };
}

/** A spot that is shown, and where its name stands. */
interface ShownSpot extends Spot {
  nameSide: NameSide;
}

/** The spots that have room on the map: of those too close to each other the picked one, or else the nearest. */
function useShown(
  map: LeafletMap | undefined,
  spots: readonly Spot[],
  picked: string | undefined,
): readonly ShownSpot[] {
  const [zoom, setZoom] = useState<number>();
  // Names stay on what is seen: they are placed anew where the map is moved.
  const [center, setCenter] = useState('');
  useEffect(() => {
    if (!map) return undefined;
    const follow = () => {
      setZoom(map.getZoom());
      setCenter(map.getCenter().toString());
    };
    map.on('zoomend moveend', follow);
    return () => {
      map.off('zoomend moveend', follow);
    };
  }, [map]);
  return useMemo(() => {
    if (!map || zoom === undefined || center === '') return [];
    const placed: { spot: Spot; x: number; y: number }[] = [];
    const isPicked = ({ point }: Spot) => pointKey(point) === picked;
    for (const spot of spots.toSorted((one, other) => Number(isPicked(other)) - Number(isPicked(one)))) {
      const { x, y } = map.project(spot.marker.getLatLng(), zoom);
      if (placed.every((other) => Math.hypot(other.x - x, other.y - y) >= room)) placed.push({ spot, x, y });
    }
    const pins = placed.map(({ spot, x, y }) => ({ name: spot.point.name, x, y }));
    const view = viewOf(map);
    const sides = placeNames(pins, view, [
      {
        left: view.right - buttons.width,
        right: view.right,
        top: view.top,
        bottom: view.top + buttons.height,
      },
    ]);
    return spots.flatMap((spot) => {
      const at = placed.findIndex((each) => each.spot === spot);
      return at < 0 ? [] : [{ ...spot, nameSide: sides[at] }];
    });
  }, [map, spots, picked, zoom, center]);
}
