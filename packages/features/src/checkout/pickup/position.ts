import { coordinateDecimals } from '@touchline/contract/pickup/constants';
import type { Coordinates } from '@touchline/contract/client/pickup';

/** Where the shopper is, or why that is not known. */
export type Position = { kind: 'known'; at: Coordinates } | { kind: 'denied' } | { kind: 'unavailable' };

/** Asks where the shopper is: only on a press, because the browser asks for permission. */
export type Locate = () => Promise<Position>;

/** Rounds a position to what is sent: 4 decimals, about 10 metres. */
export function rounded({ lat, lon }: Coordinates): Coordinates {
  return { lat: Number(lat.toFixed(coordinateDecimals)), lon: Number(lon.toFixed(coordinateDecimals)) };
}

const timeout = 10_000;

/** The browser's own position. */
export const browserPosition: Locate = () =>
  new Promise((resolve) => {
    const { geolocation } = navigator as Partial<Navigator>;
    if (!geolocation) return resolve({ kind: 'unavailable' });
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ kind: 'known', at: rounded({ lat: coords.latitude, lon: coords.longitude }) }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { timeout, maximumAge: 300_000 },
    );
  });

/** The browser's position where the shopper has allowed it before, so that nothing is asked; otherwise `unavailable`. */
export const allowedPosition: Locate = async () => {
  const { permissions } = navigator as Partial<Navigator>;
  const status = await permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  return status?.state === 'granted' ? browserPosition() : { kind: 'unavailable' };
};
