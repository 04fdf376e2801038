import type { PictureView } from '../Picture/PictureView.ts';

/** One picture of a gallery. */
export interface GalleryView {
  /** The picture's sources, at all widths. */
  view: PictureView;
  /** What the picture shows: "Tempo 4 from the side". */
  alt: string;
  /** URL of the largest file: the link's target before hydration. */
  href: string;
}

/** Labels of a gallery. Numbers start at 1. */
export interface GalleryLabels {
  /** Names the list of pictures: "Pictures of Tempo 4". */
  label: string;
  /** Names the link on each picture: "Enlarge picture 2 of 5: the sole". */
  enlarge: (number: number, total: number, alt: string) => string;
  /** Names each thumbnail: "Show picture 2". */
  show: (number: number) => string;
  /** Heading of the enlarged picture: "Tempo 4, picture 2 of 5". */
  title: (number: number, total: number) => string;
  /** "Previous picture". */
  previous: string;
  /** "Next picture". */
  next: string;
  /** "Close". */
  close: string;
  /** Names the button that magnifies the enlarged picture: "Magnify". Without it there is no such button. */
  magnify?: string | undefined;
}
