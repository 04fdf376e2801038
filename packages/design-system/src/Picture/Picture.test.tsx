import { act } from 'react';
import { expect, it } from 'vitest';
import { brokenPicture, pictureOf } from '../testing/pictures.ts';
import { hydrate } from '../testing/hydrate.ts';
import { Picture } from './Picture.tsx';
import type { PictureView } from './PictureView.ts';

const shoe: PictureView = {
  ...pictureOf('#222'),
  renditions: [
    { url: '/shoe-960.webp', width: 960, type: 'image/webp' },
    { url: '/shoe-480.avif', width: 480, type: 'image/avif' },
    { url: '/shoe-960.avif', width: 960, type: 'image/avif' },
  ],
};

it('offers AVIF before WebP in several widths, and reserves its space', () => {
  const { html } = hydrate(<Picture view={shoe} alt="" sizes="50vw" />);
  expect(html.indexOf('image/avif')).toBeLessThan(html.indexOf('image/webp'));
  expect(html).toContain('/shoe-480.avif 480w, /shoe-960.avif 960w');
  expect(html).toContain('width="800" height="1000"');
});

it('lists a file that is the fallback only once', () => {
  const renditions = [
    { url: '/shoe-480.avif', width: 480, type: 'image/avif' as const },
    { url: shoe.src, width: 800, type: 'image/webp' as const },
  ];
  const { html } = hydrate(<Picture view={{ ...shoe, renditions }} alt="" sizes="50vw" />);
  expect(html).toContain('image/avif');
  expect(html).not.toContain('image/webp');
  expect(html.split(shoe.src)).toHaveLength(2);
});

it('loads the priority picture first and the others when they come near the viewport', () => {
  expect(hydrate(<Picture view={shoe} alt="" sizes="50vw" isPriority />).html).toMatch(
    /loading="eager" fetchPriority="high"/i,
  );
  expect(hydrate(<Picture view={shoe} alt="" sizes="50vw" />).html).toContain('loading="lazy"');
});

it('shows the primary view, then a placeholder, when files are missing [A8.47]', async () => {
  const primary = pictureOf('#2b4a9b');
  const hovered = hydrate(
    <Picture view={primary} hover={brokenPicture} alt="A shoe" sizes="1px" isPriority />,
  );
  const sources = () => [...hovered.container.querySelectorAll('img')].map(({ src }) => src);
  await act(
    async () => void hovered.container.firstElementChild?.dispatchEvent(new PointerEvent('pointerenter')),
  );
  expect(sources()).toEqual([primary.src, brokenPicture.src]);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(sources()).toEqual([primary.src]);

  const view = { ...brokenPicture };
  const { container, complaints } = hydrate(
    <Picture
      view={view}
      primary={{ ...brokenPicture, src: 'data:image/png;base64,BBBB' }}
      alt="A shoe"
      sizes="1px"
      isPriority
    />,
  );
  expect(complaints).toEqual([]);
  // Two files fail, one after the other.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('A shoe');
});
