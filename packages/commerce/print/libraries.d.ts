// What is used of libraries that have no types of their own, or not all of them.

declare module 'fontkit' {
  export interface Font {
    readonly characterSet: readonly number[];
    readonly variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(code: number): boolean;
    layout(text: string): { advanceWidth: number };
  }
  export function create(bytes: Uint8Array): Font;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
