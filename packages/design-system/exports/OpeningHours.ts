export { OpeningHours } from '../src/OpeningHours/OpeningHours.tsx';
export type { OpeningHoursProps, OpeningHoursLabels } from '../src/OpeningHours/OpeningHours.tsx';
export { OpenNow } from '../src/OpeningHours/OpenNow.tsx';
export type { OpenNowProps, OpenNowLabels } from '../src/OpeningHours/OpenNow.tsx';
export { openingAt } from '../src/OpeningHours/openingTimes.ts';
export type { Hours, Opening, OpenSpan, SpecialDay, Weekday } from '../src/OpeningHours/openingTimes.ts';
