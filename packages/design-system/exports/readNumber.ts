export { readNumber } from '../src/RangeSlider/readNumber.ts';
