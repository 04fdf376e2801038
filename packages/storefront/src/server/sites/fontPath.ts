/** Where a font of the brand's folder is served. */
export const fontPath = (file: string): string => `/fonts/${file}`;

/** Path of the style sheet with all web fonts, for a visitor without script. */
export const fontStylesPath = fontPath('fonts.css');
