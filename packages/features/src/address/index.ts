export { addressLines, type AddressParts } from './addressLines.ts';
