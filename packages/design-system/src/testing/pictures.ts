import type { PictureView } from '../Picture/PictureView.ts';

const shoe = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000"><path d="M80 600q60-190 120-180 60 80 150 20l40-90q60 150 260 200 90 20 90 90l-20 30H90z" fill="${colour}"/><path d="M70 620h680q10 60-60 70H110q-50-10-40-70z" fill="#fff"/></svg>`;

/** A shoe in one colour for stories and tests: needs no file and no network. */
export const pictureOf = (colour: string): PictureView => ({
  src: `data:image/svg+xml,${encodeURIComponent(shoe(colour))}`,
  width: 800,
  height: 1000,
});

/** A picture that fails to load. */
export const brokenPicture: PictureView = { src: 'data:image/png;base64,AAAA', width: 800, height: 1000 };
