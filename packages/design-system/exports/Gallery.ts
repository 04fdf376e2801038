export { Gallery } from '../src/Gallery/Gallery.tsx';
export type { GalleryProps } from '../src/Gallery/Gallery.tsx';
export type { GalleryView, GalleryLabels } from '../src/Gallery/GalleryView.ts';
