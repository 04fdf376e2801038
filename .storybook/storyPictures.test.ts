import { expect, it } from 'vitest';
import { pictureFiles, picturesOfStories, productsIn, storyPictures } from './storyPictures.ts';

const drawn = (...widths: number[]) => ({ avif: widths, webp: [640], aspect: 1, version: 'a1' });
const shoe = {
  views: ['side', 'heel', 'sole'].map((name) => ({ name, picture: drawn(320, 640, 960) })),
};

it('keeps every picture of a product that a story names, and the two of a card of the others', () => {
  const kept = storyPictures(
    { products: { RR4101: shoe, RR4201: shoe }, brand: { 'touchline-hero': drawn(640, 1920) } },
    new Set(['RR4101']),
  );
  expect(pictureFiles(kept)).toEqual([
    ...['side', 'heel', 'sole'].flatMap((view) =>
      [320, 640, 960].map((width) => `RR4101/${view}-${width}.avif`),
    ),
    'RR4201/side-640.avif',
    'RR4201/heel-640.avif',
    ...[640, 1920].map((width) => `brand/touchline-hero-${width}.avif`),
  ]);
});

it('finds the products that fixtures and addresses name', () => {
  const text = "picture('RR4101', 'side'); '/gb/tempo-4/RR4102.html'; `/media/SQ3001_102/front`; 'RR4104B'";
  const products = new Set(['RR4101', 'RR4102', 'SQ3001_102', 'RR4104']);
  expect(productsIn(text, products)).toEqual(['RR4101', 'RR4102', 'SQ3001_102']);
});

it('gives every product of the demo a picture, and those that stories name more than one width', () => {
  const { products } = picturesOfStories();
  const without = Object.entries(products).filter(([, { views }]) => !views[0]?.picture.avif.length);
  expect(without.map(([id]) => id)).toEqual([]);
  expect(products['RR4101']?.views[0]?.picture.avif).toContain(960);
});
