/** Values of the Design Tokens Format 2025.10 that the design system uses. */

/** A reference to another token of the same brand and scheme: `{color.text}`. */
export type Reference = `{${string}}`;

export interface ColorValue {
  readonly colorSpace: string;
  readonly components: readonly (number | 'none')[];
  /** @default 1 */
  readonly alpha?: number;
  /** Six digits; the fallback for an unsupported colour space. */
  readonly hex?: string;
}

export interface DimensionValue {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

export interface DurationValue {
  readonly value: number;
  readonly unit: 'ms' | 's';
}

export interface ShadowValue {
  readonly color: ColorValue;
  readonly offsetX: DimensionValue;
  readonly offsetY: DimensionValue;
  readonly blur: DimensionValue;
  readonly spread: DimensionValue;
  readonly inset?: boolean;
}

export interface TypographyValue {
  readonly fontFamily: Reference;
  readonly fontSize: DimensionValue;
  readonly fontWeight: number;
  readonly letterSpacing: DimensionValue;
  readonly lineHeight: number;
}

/** Content of `$extensions["touchline.type"]`: desktop values; the token's own value is for phones. */
export interface TypeExtension {
  readonly desktop?: Pick<TypographyValue, 'fontSize' | 'lineHeight'>;
  /** Percent of the width axis, below 960 px and from 960 px on. */
  readonly width?: readonly [number, number];
}

/** A group of tokens or a whole file, as read from JSON. */
export interface TokenGroup {
  readonly [key: string]: unknown;
}

export const isGroup = (node: unknown): node is TokenGroup =>
  typeof node === 'object' && node !== null && !Array.isArray(node);

export const isReference = (value: unknown): value is Reference =>
  typeof value === 'string' && /^\{[^{}]+\}$/.test(value);

/** The token name of a reference, without the `$root` that some tools write. */
export const referenced = (reference: Reference): string => reference.slice(1, -1).replace(/\.\$root$/, '');
