import type { StoredPicture } from '../products/tables.ts';

export type KeepPictureOutcome =
  | { readonly kind: 'kept'; readonly picture: StoredPicture }
  /** It is no picture, broken, or of a format that is not taken. */
  | { readonly kind: 'unreadable' }
  /** Decoded it would take too much memory. */
  | { readonly kind: 'tooManyPixels' };

/** Keeps pictures that owners upload, in the sizes and formats that the shop sends. */
export interface PictureStore {
  /** Throws a 503 where too many others are being made. */
  keep(file: Uint8Array): Promise<KeepPictureOutcome>;
}
