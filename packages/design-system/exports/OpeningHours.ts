export { OpeningHours } from '../src/OpeningHours/OpeningHours.tsx';
export type { OpeningHoursProps, OpeningHoursWords } from '../src/OpeningHours/OpeningHours.tsx';
export { OpenNow } from '../src/OpeningHours/OpenNow.tsx';
export type { OpenNowProps, OpenNowWords } from '../src/OpeningHours/OpenNow.tsx';
export { openingAt } from '../src/OpeningHours/openingHours.ts';
export type { Hours, Opening, OpenSpan, SpecialDay, Weekday } from '../src/OpeningHours/openingHours.ts';
