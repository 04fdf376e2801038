/** File signatures of JPEG, PNG, GIF, BMP, and TIFF in both byte orders. */
const beginnings = ['\u00FF\u00D8\u00FF', '\u0089PNG\r\n', 'GIF87a', 'GIF89a', 'BM', 'II*\0', 'MM\0*'];

/**
 * Whether bytes have the signature of a JPEG, WebP, PNG, GIF, BMP or TIFF. File extensions are not reliable, and other
 * files (an SVG that refers to other files, a program) must not reach the image library.
 */
export function isPicture(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return (
    beginnings.some((beginning) => text.startsWith(beginning)) ||
    (text.startsWith('RIFF') && text.endsWith('WEBP'))
  );
}
