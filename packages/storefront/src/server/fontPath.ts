/** Where a font of the brand's folder is served. */
export const fontPath = (file: string): string => `/fonts/${file}`;
