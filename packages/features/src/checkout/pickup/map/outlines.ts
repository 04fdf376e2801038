import type { Coordinates } from '@touchline/contract/client/pickup';

/** A piece of land: latitude and longitude of each corner. */
export type Outline = [number, number][];

/**
 * In hundredths of a degree, each corner as its difference to the one before. Coarse outlines of countries from Natural
 * Earth, which is in the public domain (naturalearthdata.com).
 */
type Packed = readonly (readonly number[])[];

const areas = [
  { west: -12, east: 25, south: 35, north: 62, load: () => import('./outlines/europe.json') },
  { west: -170, east: -50, south: 14, north: 84, load: () => import('./outlines/northAmerica.json') },
  { west: 120, east: 135, south: 32, north: 45, load: () => import('./outlines/eastAsia.json') },
  { west: 45, east: 62, south: 15, north: 33, load: () => import('./outlines/gulf.json') },
] as const;

/** The land around a place; none where the shop has no outlines of it. */
export async function landAround({ lat, lon }: Coordinates): Promise<Outline[]> {
  const area = areas.find(
    ({ west, east, south, north }) => lon >= west && lon <= east && lat >= south && lat <= north,
  );
  if (!area) return [];
  return ((await area.load()).default as Packed).map(unpacked);
}

/** The corners of one packed outline. */
export function unpacked(packed: readonly number[]): Outline {
  let [lat, lon] = [0, 0];
  return Array.from({ length: packed.length / 2 }, (_, at) => {
    lat += packed[at * 2] ?? 0;
    lon += packed[at * 2 + 1] ?? 0;
    return [lat / 100, lon / 100];
  });
}
