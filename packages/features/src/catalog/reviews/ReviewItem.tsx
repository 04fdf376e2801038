import type { Picture as ReviewPicture } from '@touchline/contract/picture';
import type { Review } from '@touchline/contract/review/schema';
import { Heading } from '@touchline/design-system/Heading';
import { LinkButton } from '@touchline/design-system/Link';
import { Rating } from '@touchline/design-system/Rating';
import { token, type } from '@touchline/design-system/token';
import { useSyncExternalStore, type MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { ReviewPhotoLink } from './ReviewPhotoLink.tsx';
import { reviewsMessages } from './reviewsMessages.ts';
import type { Reaction } from './ReviewsStore.ts';

interface ReviewItemProps {
  review: Review;
  reaction: Reaction | undefined;
  onVote: () => void;
  onReport: () => void;
  onPhoto: (photo: ReviewPicture, label: string) => void;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.12')};
  padding-block: ${token('space.24')};
  border-block-start: 1px solid ${token('color.line')};
`;

const Meta = styled.p`
  ${type('meta')}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.12')};
  color: ${token('color.text.subtle')};
  overflow-wrap: anywhere;
`;

const Verified = styled.span`
  font-weight: 650;
  color: ${token('color.success')};
`;

const Text = styled.p`
  max-inline-size: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Photos = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Reply = styled.div`
  display: grid;
  gap: ${token('space.4')};
  max-inline-size: 68ch;
  padding: ${token('space.16')};
  border-inline-start: 4px solid ${token('color.text')};
  background: ${token('color.tile')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.4')} ${token('space.20')};
  /* The buttons do nothing before the script runs; their row keeps its height. */
  &[data-inert] {
    visibility: hidden;
  }
`;

const never = () => () => undefined;

/** One review, with the reply of the shop, and what a reader can do with it. */
export function ReviewItem({ review, reaction, onVote, onReport, onPhoto }: ReviewItemProps) {
  const t = useMessages(reviewsMessages);
  const site = useSite();
  const isInert = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const { id, rating, title, text, nickname, fit, language, isVerified, photos, helpful, reply } = review;
  // A review may be in another language, and another direction, than the page.
  const written = { lang: language, dir: 'auto' } as const;
  const open = (event: MouseEvent, photo: ReviewPicture, label: string) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onPhoto(photo, label);
  };
  return (
    <Root>
      <Rating value={rating} label={t('stars', { average: site.number(rating) })} />
      <Heading level={3} variant="head" id={`review-${id}`} {...written}>
        {title}
      </Heading>
      <Meta>
        <bdi>{nickname}</bdi>
        <span>{site.day(review.writtenAt.slice(0, 10))}</span>
        {isVerified ? <Verified>{t('verified')}</Verified> : null}
      </Meta>
      {fit ? <Meta>{t('fit.said', { fit: t(`fit.${fit}`) })}</Meta> : null}
      <Text {...written}>{text}</Text>
      {photos.length > 0 ? (
        <Photos role="list">
          {photos.map((photo, at) => {
            const label = t('photo.of', { number: at + 1, count: photos.length, name: nickname });
            return (
              <li key={photo.path}>
                <ReviewPhotoLink photo={photo} label={label} onClick={(event) => open(event, photo, label)} />
              </li>
            );
          })}
        </Photos>
      ) : null}
      {reply ? (
        <Reply>
          <strong>{t('reply', { shop: site.brand.name })}</strong>
          <Text dir="auto">{reply.text}</Text>
        </Reply>
      ) : null}
      <Actions data-inert={isInert || undefined}>
        {reaction === 'voted' ? (
          <span role="status">{t('helpful.thanks', { number: helpful })}</span>
        ) : (
          <LinkButton aria-describedby={`review-${id}`} onClick={onVote}>
            {t('helpful', { number: helpful })}
          </LinkButton>
        )}
        {reaction === 'reported' ? (
          <span role="status">{t('reported')}</span>
        ) : (
          <LinkButton aria-describedby={`review-${id}`} onClick={onReport}>
            {t('report')}
          </LinkButton>
        )}
        {reaction === 'failed' || reaction === 'tooMany' || reaction === 'gone' ? (
          <span role="alert">{t(`reaction.${reaction}`)}</span>
        ) : null}
      </Actions>
    </Root>
  );
}
