import type { PictureView } from '../Picture/PictureView.ts';

/** One picture of a gallery. */
export interface GalleryView {
  /** What to load, in every width. */
  view: PictureView;
  /** What is seen: "Tempo 4 from the side". */
  alt: string;
  /** The largest file: where the picture leads before the script has come. */
  href: string;
}

/** What a gallery says. Numbers begin at 1. */
export interface GalleryLabels {
  /** Names the list of pictures: "Pictures of Tempo 4". */
  label: string;
  /** Names the link on each picture: "Enlarge picture 2 of 5: the sole". */
  enlarge: (number: number, total: number, alt: string) => string;
  /** Names each thumbnail: "Show picture 2". */
  show: (number: number) => string;
  /** Heads the enlarged picture: "Tempo 4, picture 2 of 5". */
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
