export { LiveRegion } from '../src/LiveRegion/LiveRegion.tsx';
export { announce } from '../src/LiveRegion/announce.ts';
