/** One file of a photo. */
export interface PhotoFile {
  readonly width: number;
  readonly format: 'avif' | 'webp';
  readonly bytes: Uint8Array;
}

/** A photo, decoded and encoded anew: its files contain pixels and nothing else. */
export interface EncodedPhoto {
  readonly width: number;
  readonly height: number;
  readonly files: readonly PhotoFile[];
}

/** Makes a photo of what somebody sent; `undefined` where it is no picture that can be read. */
export type PhotoEncoder = (bytes: Uint8Array) => Promise<EncodedPhoto | undefined>;
