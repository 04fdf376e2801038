/** The declarations of one brand, each a list such as `--ds-space-4:4px;…`. */
export interface ThemeBlocks {
  /** Everything that does not depend on light or dark. */
  readonly base: string;
  /** Changes by viewport width, smallest first. */
  readonly from: readonly (readonly [width: number, declarations: string])[];
  /** Colours and shadows, light and dark in one: `light-dark(#fff,#0b0b0c)`. */
  readonly colours: string;
  /** The dark band of header and footer. */
  readonly band: string;
  /** Fields filled with the accent, the same in both schemes. */
  readonly accent: string;
  /** Colours for browsers without `light-dark()`, and those of the band. */
  readonly light: string;
  readonly bandLight: string;
  /** What more contrast changes, on the page and on grounds. */
  readonly contrast: string;
  readonly contrastBand: string;
  readonly contrastAccent: string;
  /** The way back from more contrast. */
  readonly standard: string;
  /** What the compact density changes, and the way back from it. */
  readonly compact: string;
  readonly comfortable: string;
}
