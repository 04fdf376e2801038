/** The declarations of one brand, each a list such as `--ds-space-4:4px;…`. */
export interface ThemeBlocks {
  /** Everything that does not depend on light or dark. */
  readonly base: string;
  /** Changes by viewport width, smallest first. */
  readonly from: readonly (readonly [width: number, declarations: string])[];
  /** Colours and shadows, light and dark together: `light-dark(#fff,#0b0b0c)`. */
  readonly colours: string;
  /** The dark band of header and footer. */
  readonly band: string;
  /** Fields filled with the accent, the same in both schemes. */
  readonly accent: string;
  /** Colours for browsers without `light-dark()`, and those of the band. */
  readonly light: string;
  readonly bandLight: string;
  /** Changes for more contrast, on the page and on grounds. */
  readonly contrast: string;
  readonly contrastBand: string;
  readonly contrastAccent: string;
  /** Undoes the changes for more contrast. */
  readonly standard: string;
  /** Changes for the compact density, and their undoing. */
  readonly compact: string;
  readonly comfortable: string;
}
