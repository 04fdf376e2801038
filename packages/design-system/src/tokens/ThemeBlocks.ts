/** The declarations of one brand, each a list such as `--ds-space-4:4px;…`. */
export interface ThemeBlocks {
  /** Everything that does not depend on light or dark. */
  readonly base: string;
  /** Changes by viewport width, smallest first. */
  readonly from: readonly (readonly [width: number, declarations: string])[];
  readonly light: string;
  readonly dark: string;
  /** The dark band of header and footer, and what changes of it in the dark scheme. */
  readonly band: string;
  readonly bandDark: string;
  /** Fields filled with the accent. */
  readonly accent: string;
}
