/** One file of a photo. */
export interface PhotoFile {
  readonly width: number;
  readonly format: 'avif' | 'webp';
  readonly bytes: Uint8Array;
}

/** A photo, decoded and re-encoded: its files contain pixels and nothing else. */
export interface EncodedPhoto {
  readonly width: number;
  readonly height: number;
  readonly files: readonly PhotoFile[];
}

/**
 * - `unreadable`: no picture, or none that can be read.
 * - `tooLarge`: more pixels than the shop takes; nothing was decoded.
 */
export type PhotoOutcome =
  { readonly kind: 'encoded'; readonly photo: EncodedPhoto } | { readonly kind: 'unreadable' | 'tooLarge' };

/** Makes a photo of what somebody sent. The work ends with `signal`. */
export type PhotoEncoder = (bytes: Uint8Array, signal?: AbortSignal) => Promise<PhotoOutcome>;
