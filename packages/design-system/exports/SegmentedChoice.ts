export { SegmentedChoice } from '../src/SegmentedChoice/SegmentedChoice.tsx';
export type { Segment, SegmentedChoiceProps } from '../src/SegmentedChoice/SegmentedChoice.tsx';
