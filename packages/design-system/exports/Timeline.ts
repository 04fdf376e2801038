export { Timeline } from '../src/Timeline/Timeline.tsx';
export type { TimelineProps, TimelineStep } from '../src/Timeline/Timeline.tsx';
