/** A font that systems come with, in its two weights. */
export interface SystemFont {
  /** Full or PostScript names of its file, and of fonts that are as wide. Few: each page has them in its head. */
  readonly names: readonly string[];
  /** Its mean advance width divided by that of Arial, measured in Chromium on the English, German and French messages. */
  readonly width: number;
}

/**
 * What `regular` and `bold` of a brand's fallbacks stand for, the preferred one last, as the cascade of `@font-face` has
 * it: of rules for the same weights a browser takes the last whose font is installed. Windows, macOS and iOS have Arial,
 * most Linux systems Liberation Sans, Android and ChromeOS Roboto, others Noto Sans or only DejaVu Sans.
 */
export const systemFonts: Readonly<Record<string, readonly SystemFont[]>> = {
  regular: [
    { names: ['DejaVu Sans'], width: 1.13 },
    { names: ['NotoSans-Regular'], width: 1.052 },
    { names: ['Roboto', 'Roboto-Regular'], width: 0.995 },
    { names: ['Arial', 'ArialMT', 'Liberation Sans'], width: 1 },
  ],
  bold: [
    { names: ['DejaVu Sans Bold'], width: 1.19 },
    { names: ['NotoSans-Bold'], width: 1.042 },
    { names: ['Roboto Bold', 'Roboto-Bold'], width: 0.942 },
    { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 1 },
  ],
};
