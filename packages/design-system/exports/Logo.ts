export { Logo } from '../src/Logo/Logo.tsx';
export type { LogoProps } from '../src/Logo/Logo.tsx';
export { LogoMark } from '../src/Logo/LogoMark.tsx';
export type { LogoMarkProps } from '../src/Logo/LogoMark.tsx';
export type { LogoArt } from '../src/Logo/LogoArt.ts';
