/** Largest number of recommendations in one response. */
export const maxRecommendations = 16;

/** Width in CSS pixels of the picture of a recommendation. */
export const recommendationPictureWidth = 276;

/** Largest number of products that complete a look. */
export const maxLookItems = 4;

/** Largest number of products that recommendations are asked for, or that they leave out. */
export const maxSeeds = 50;
