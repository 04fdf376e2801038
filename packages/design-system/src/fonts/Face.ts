/** A system font scaled to the size of the web font it replaces, so that nothing moves when that loads. */
export interface FallbackFace {
  /** Names of one system font; `regular` and `bold` are Arial and what systems without it have, each in its own width. */
  readonly local: string | readonly string[];
  readonly weight: string;
  /** Only for fonts with a width axis. */
  readonly stretch?: string;
  /**
   * Mean advance width of the web font divided by that of the local one (of Arial, for `regular` and `bold`), measured in
   * Chromium on a page of our own text.
   */
  readonly sizeAdjust: number;
}

/** A font of a brand, as its `brand.json` names it. */
export interface Face {
  readonly family: string;
  /** File in the brand's folder. */
  readonly file: string;
  readonly weight: string;
  readonly stretch?: string;
  readonly fallbackFamily?: string;
  /** Of the web font, in em. */
  readonly ascent?: number;
  readonly descent?: number;
  readonly fallbacks?: readonly FallbackFace[];
}
