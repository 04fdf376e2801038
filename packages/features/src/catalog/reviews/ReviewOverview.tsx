import type { ReviewSummary } from '@touchline/contract/review/schema';
import { Stack } from '@touchline/design-system/layout';
import { Rating, RatingDistribution } from '@touchline/design-system/Rating';
import { token } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { reviewsHref, type ReviewsQuery } from './reviewsQuery.ts';
import { reviewsMessages } from './reviewsMessages.ts';

interface ReviewOverviewProps {
  summary: ReviewSummary;
  query: ReviewsQuery;
  /** Path of the product's page, below the site path. */
  path: string;
}

const Average = styled.p`
  font: 820 2.5rem / 1 ${token('font.display')};
  font-variant-numeric: tabular-nums;
`;

/** The average, and how many gave how many stars; each row leads to those reviews, and back to all. */
export function ReviewOverview({
  summary: { average, count, distribution },
  query,
  path,
}: ReviewOverviewProps) {
  const t = useMessages(reviewsMessages);
  const site = useSite();
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        <Average>{site.number(average)}</Average>
        <Rating value={average} label={t('stars', { average: site.number(average) })}>
          {t('count', { count })}
        </Rating>
      </Stack>
      <RatingDistribution
        label={t('distribution')}
        shares={distribution.map((share, at) => {
          const stars = 5 - at;
          const isCurrent = query.stars === stars;
          const { page: _, stars: __, ...others } = query;
          return {
            ...{ stars, count: share, isCurrent },
            label: t('row', { count: stars }),
            value: site.number(share),
            href: site.href(reviewsHref(path, isCurrent ? others : { ...others, stars })),
          };
        })}
      />
    </Stack>
  );
}
