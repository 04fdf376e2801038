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
 * - `unreadable`: one is no picture, or none that can be read.
 * - `tooLarge`: one has more pixels than the shop takes; nothing was decoded.
 */
export type PhotosOutcome =
  | { readonly kind: 'encoded'; readonly photos: readonly EncodedPhoto[] }
  | { readonly kind: 'unreadable' | 'tooLarge' };

/** Makes photos of what somebody sent with one form. The work ends with `signal`. */
export type PhotosEncoder = (files: readonly Uint8Array[], signal?: AbortSignal) => Promise<PhotosOutcome>;
