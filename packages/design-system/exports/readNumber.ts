export { readNumber, writeNumber } from '../src/RangeSlider/readNumber.ts';
