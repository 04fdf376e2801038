export { Picture } from '../src/Picture/Picture.tsx';
export type { PictureProps } from '../src/Picture/Picture.tsx';

export { sourcesOf } from '../src/Picture/PictureView.ts';
export type { PictureView, Rendition } from '../src/Picture/PictureView.ts';
