export { RangeSlider } from '../src/RangeSlider/RangeSlider.tsx';
export type { RangeSliderProps } from '../src/RangeSlider/RangeSlider.tsx';
export type { Range } from '../src/RangeSlider/range.ts';
