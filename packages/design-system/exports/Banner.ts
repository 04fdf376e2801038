export { Banner } from '../src/Banner/Banner.tsx';
export type { BannerLabels, BannerProps } from '../src/Banner/Banner.tsx';
