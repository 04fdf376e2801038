/** Orders of a list of reviews. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** How a product fits, from the smallest. */
export const reviewFits = ['tooSmall', 'slightlySmall', 'trueToSize', 'slightlyLarge', 'tooLarge'] as const;
export type ReviewFit = (typeof reviewFits)[number];

/**
 * - `pending`: waits for the shop; also after each change.
 * - `published`: everybody sees it, and it counts.
 * - `refused`: only its author sees it, with the reason.
 */
export const reviewStates = ['pending', 'published', 'refused'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why the shop refuses a review. */
export const reviewRefusals = ['offTopic', 'language', 'personalData', 'advertising', 'photo'] as const;
export type ReviewRefusal = (typeof reviewRefusals)[number];

/** Why a reader reports a review. */
export const reviewReports = ['offensive', 'fake', 'personalData', 'advertising', 'other'] as const;
export type ReviewReport = (typeof reviewReports)[number];

/** Fields of a review that can be wrong. */
export const reviewFields = ['rating', 'title', 'text', 'nickname', 'fit', 'photos'] as const;
export type ReviewField = (typeof reviewFields)[number];

/**
 * What is wrong with a field: `blocked` contains a word that is not published, `contact` a link or an address, `photo` a
 * file that is no picture, `photoTooLarge` one of too many pixels, `photosOff` a picture where the shop takes none.
 */
export const reviewProblems = [
  'blocked',
  'contact',
  'photo',
  'photoTooLarge',
  'photosOff',
  'unknownPhoto',
] as const;
export type ReviewProblem = (typeof reviewProblems)[number];

/** Reviews on one page of a list. */
export const reviewsPerPage = 3;
export const maxTitleLength = 80;
export const minTextLength = 20;
export const maxTextLength = 3_000;
export const maxNicknameLength = 30;
export const maxReplyLength = 1_000;
export const maxPhotos = 4;
/** Bytes of one photo as it is sent; the page makes larger ones smaller before. */
export const maxPhotoBytes = 2_000_000;
/** Seconds for which a list of reviews and its summary are fresh. */
export const reviewFreshSeconds = 300;
