export { Header, HeaderBand, HeaderBar } from '../src/Header/Header.tsx';
export type { HeaderBandProps, HeaderBarProps } from '../src/Header/Header.tsx';
