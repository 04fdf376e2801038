import { reviewSorts } from '@touchline/contract/review/constants';
import { ChipLink } from '@touchline/design-system/Chip';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { isFiltered, reviewsHref, type ReviewsQuery } from './reviewsQuery.ts';
import { reviewsMessages } from './reviewsMessages.ts';

interface ReviewFiltersProps {
  query: ReviewsQuery;
  /** Path of the product's page, below the site path. */
  path: string;
  /** How many reviews fit. */
  total: number;
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.8')};
`;

const Lines = styled.nav`
  display: grid;
  gap: ${token('space.12')};
`;

const Label = styled.span`
  ${type('label')}
  margin-inline-end: ${token('space.4')};
`;

const Total = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

/** Which reviews are shown, and in which order: links, so that they work before hydration. */
export function ReviewFilters({ query, path, total }: ReviewFiltersProps) {
  const t = useMessages(reviewsMessages);
  const site = useSite();
  const { page: _, ...first } = query;
  const href = (changed: ReviewsQuery) => site.href(reviewsHref(path, changed));
  const { stars, withPhotos = false, isVerified = false, sort = 'newest' } = first;
  const { stars: __, ...withoutStars } = first;
  const current = (isCurrent: boolean) => ({
    isSelected: isCurrent,
    ...(isCurrent ? { 'aria-current': 'true' as const } : {}),
  });
  return (
    <Lines aria-label={t('filters')}>
      <Row>
        {stars === undefined ? null : (
          <ChipLink href={href(withoutStars)} isSelected isRemovable hiddenLabel={t('filter.remove')}>
            {t('row', { count: stars })}
          </ChipLink>
        )}
        <ChipLink href={href({ ...first, withPhotos: !withPhotos })} {...current(withPhotos)}>
          {t('filter.photos')}
        </ChipLink>
        <ChipLink href={href({ ...first, isVerified: !isVerified })} {...current(isVerified)}>
          {t('filter.buyers')}
        </ChipLink>
      </Row>
      <Row>
        <Label>{t('sort')}</Label>
        {reviewSorts.map((each) => (
          <ChipLink key={each} href={href({ ...first, sort: each })} {...current(each === sort)}>
            {t(`sort.${each}`)}
          </ChipLink>
        ))}
      </Row>
      {isFiltered(query) ? <Total role="status">{t('found', { count: total })}</Total> : null}
    </Lines>
  );
}
