/** What a picture that is uploaded may have at most. */
export const pictureLimits = { bytes: 8 * 1024 * 1024, pixels: 50_000_000 } as const;
