import { expect, it } from 'vitest';
import { pictureView } from './pictureView.ts';

it('offers AVIF in every width and WebP to older browsers', () => {
  const view = pictureView({ path: '/media/a/side', widths: [320, 960], webp: [640], ratio: 1.25, alt: '' });
  expect(view).toMatchObject({ src: '/media/a/side-640.webp', width: 640, height: 512 });
  expect(view.renditions?.map(({ url }) => url)).toEqual([
    '/media/a/side-320.avif',
    '/media/a/side-960.avif',
    '/media/a/side-640.webp',
  ]);
});

it('falls back to AVIF when there is nothing else, in the middle width', () => {
  const view = pictureView({ path: '/p', widths: [320, 640, 960], webp: [], ratio: 1, alt: '' });
  expect(view).toMatchObject({ src: '/p-640.avif', width: 640 });
  expect(pictureView({ path: '/p', widths: [320], webp: [], ratio: 1, alt: '' }).src).toBe('/p-320.avif');
});

it('treats a picture that was not cut out for the tile as a photograph', () => {
  const picture = { path: '/p', widths: [320], webp: [], ratio: 1, alt: '' };
  expect(pictureView(picture).isPhotograph).toBe(true);
  expect(pictureView({ ...picture, cutout: true }).isPhotograph).toBe(false);
});
