import type { ReviewList } from '@touchline/contract/review/schema';

/** The structured data of the reviews that a page shows, with the average of all; nothing where there are none. */
export function reviewsJsonLd({ summary, reviews }: ReviewList): object {
  if (summary.count === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: summary.average,
      reviewCount: summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: reviews.map(({ rating, title, text, nickname, writtenAt, language }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: nickname },
      datePublished: writtenAt.slice(0, 10),
      inLanguage: language,
      name: title,
      reviewBody: text,
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
    })),
  };
}
