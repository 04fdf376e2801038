export { Price } from '../src/Price/Price.tsx';
export type { PriceProps } from '../src/Price/Price.tsx';
