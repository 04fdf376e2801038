export { Chip } from '../src/Chip/Chip.tsx';
export type { ChipProps } from '../src/Chip/Chip.tsx';
export { ChipLink } from '../src/Chip/ChipLink.tsx';
export type { ChipLinkProps } from '../src/Chip/ChipLink.tsx';
