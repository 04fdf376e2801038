/** Time zone of most people in each state; those not named are in the Eastern one. */
const states: readonly (readonly [timeZone: string, states: string])[] = [
  ['America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
];

/** The time zone of a place in a file that names none: by its state in the United States, else the market's. */
export function timeZoneOf(country: string, region: string, ofMarket: string): string {
  if (country !== 'US') return ofMarket;
  return states.find(([, names]) => names.split(' ').includes(region))?.[0] ?? ofMarket;
}
