import { pointKey, type PointRecord } from '../PointRecord.ts';

/** A store in Manchester, open from Monday to Saturday. */
export function samplePoint(changes: Partial<PointRecord> = {}): PointRecord {
  const { type = 'cnc', id = 'MAN-1' } = changes;
  return {
    key: pointKey({ type, id }),
    ...{ type, id, name: 'Market Street', carrier_code: null, carrier_name: null },
    ...{ street: '14 Market Street', postal_code: 'M1 1PT', city: 'Manchester', region: '', country: 'GB' },
    ...{ phone: null, lat: 53.4822, lon: -2.2426, time_zone: 'Europe/London' },
    opening_hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '10:00', closes: '18:00' })),
    ...{ closed_days: [], capacity: null, is_closed: false, active: true },
    ...changes,
  };
}
