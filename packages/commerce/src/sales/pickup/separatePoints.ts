import { coordinateDecimals, coordinateOffset } from '@touchline/contract/pickup/constants';

interface Spot {
  readonly lat: number;
  readonly lon: number;
}

/** A coordinate with as many decimals as are sent. */
export const roundCoordinate = (degrees: number): number => Number(degrees.toFixed(coordinateDecimals));

/** The points with rounded coordinates; one whose spot is taken by an earlier one is moved east until it is alone. */
export function separatePoints<Point extends Spot>(points: readonly Point[]): Point[] {
  const taken = new Set<string>();
  return points.map((point) => {
    const lat = roundCoordinate(point.lat);
    let lon = roundCoordinate(point.lon);
    while (taken.has(`${lat} ${lon}`)) lon = roundCoordinate(lon + coordinateOffset);
    taken.add(`${lat} ${lon}`);
    return { ...point, lat, lon };
  });
}
