/** What is used of the library that reads fonts; it has no types of its own. */
export interface Font {
  readonly characterSet: readonly number[];
  readonly variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
  readonly unitsPerEm: number;
  hasGlyphForCodePoint(code: number): boolean;
  layout(text: string): { advanceWidth: number };
}

declare module 'fontkit' {
  export function create(bytes: Uint8Array): Font;
}
