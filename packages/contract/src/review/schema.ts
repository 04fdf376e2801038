import * as z from 'zod/mini';
import { Picture } from '../picture.ts';
import {
  maxNicknameLength,
  maxPhotoBytes,
  maxPhotos,
  maxReplyLength,
  maxTextLength,
  maxTitleLength,
  minTextLength,
  reviewFits,
  reviewProblems,
  reviewFields,
  reviewRefusals,
  reviewReports,
  reviewStates,
} from './constants.ts';

const Stars = z.int().check(z.minimum(1), z.maximum(5));
const Fit = z.enum(reviewFits);
const line = (least: number, most: number) =>
  z.string().check(z.trim(), z.minLength(least), z.maxLength(most));

/** How shoppers rate a product: what its published reviews add up to. */
export const ReviewSummary = z.object({
  count: z.int(),
  /** Average of the stars, to one decimal; 0 without a review. */
  average: z.number(),
  /** How many gave five stars, four, three, two and one. */
  distribution: z.array(z.int()).check(z.length(5)),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** The shop's public answer to a review. */
export const ReviewReply = z.object({
  text: z.string(),
  /** ISO 8601. */
  repliedAt: z.string(),
});
export type ReviewReply = z.infer<typeof ReviewReply>;

/** A published review. Says nothing of its author but the nickname. */
export const Review = z.object({
  id: z.string(),
  rating: Stars,
  title: z.string(),
  text: z.string(),
  nickname: z.string(),
  fit: z.optional(Fit),
  /** Language it is written in. */
  language: z.string(),
  /** Its author bought the product in this shop. */
  isVerified: z.boolean(),
  photos: z.array(Picture),
  /** How many readers found it helpful. */
  helpful: z.int(),
  /** ISO 8601. */
  writtenAt: z.string(),
  reply: z.optional(ReviewReply),
});
export type Review = z.infer<typeof Review>;

/** A page of the reviews of a product. */
export const ReviewList = z.object({
  /** Of all reviews of the product, whatever is filtered. */
  summary: ReviewSummary,
  reviews: z.array(Review),
  /** Number of reviews that fit the filters. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
});
export type ReviewList = z.infer<typeof ReviewList>;

/** A photo to keep, by its path, or a new one as base64. */
export const ReviewPhoto = z.union([
  z.object({ path: z.string().check(z.maxLength(200)) }),
  z.object({ data: z.string().check(z.maxLength(Math.ceil(maxPhotoBytes / 3) * 4)) }),
]);
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

/** What somebody writes. */
export const ReviewForm = z.object({
  rating: Stars,
  title: line(1, maxTitleLength),
  text: line(minTextLength, maxTextLength),
  nickname: line(1, maxNicknameLength),
  fit: z.optional(Fit),
  photos: z.optional(z.array(ReviewPhoto).check(z.maxLength(maxPhotos))),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

/** A review as its author sees it. */
export const OwnReview = z.object({
  ...Review.shape,
  productId: z.string(),
  state: z.enum(reviewStates),
  /** Why it is not published. */
  refusal: z.optional(z.enum(reviewRefusals)),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** What an author has for a product. */
export const OwnReviewOfProduct = z.object({
  /** Absent before the first one. */
  review: z.optional(OwnReview),
  /** The author bought the product in this shop. */
  isVerified: z.boolean(),
  /** The shop takes photos. */
  takesPhotos: z.boolean(),
});
export type OwnReviewOfProduct = z.infer<typeof OwnReviewOfProduct>;

/** A field of a form that is refused; in `details` of a 422. */
export const ReviewFieldError = z.object({ field: z.enum(reviewFields), problem: z.enum(reviewProblems) });
export type ReviewFieldError = z.infer<typeof ReviewFieldError>;

/** A reader's report. */
export const ReviewReportForm = z.object({ reason: z.enum(reviewReports) });

/** A review as the operator sees it. */
export const ModeratedReview = z.object({ ...OwnReview.shape, reports: z.int() });
export type ModeratedReview = z.infer<typeof ModeratedReview>;

export const ReplyForm = z.object({ text: line(1, maxReplyLength) });
