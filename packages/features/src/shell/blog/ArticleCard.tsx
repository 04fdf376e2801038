import type { ArticleSummary } from '@touchline/contract/content/schema';
import { Heading } from '@touchline/design-system/Heading';
import { Link } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { blogMessages } from './blogMessages.ts';
import { languageOf } from './languageOf.ts';
import { publishedDate } from './publishedDate.ts';

/* The whole card can be pressed; for screen readers it is the link of its title. */
const Root = styled.article`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token('space.12')};

  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & h2 {
    text-wrap: balance;
  }
  & p {
    color: ${token('color.text.subtle')};
    text-wrap: pretty;
  }
`;

const Meta = styled.p`
  ${type('meta')}
`;

/** An article in the list: its picture, what it is about, who wrote it and when. */
export function ArticleCard({ article, isFirst = false }: { article: ArticleSummary; isFirst?: boolean }) {
  const t = useMessages(blogMessages);
  const site = useSite();
  const { key, title, description, author, publishedOn, picture } = article;
  const written = languageOf(article);
  return (
    <Root>
      <Picture
        view={pictureView(picture)}
        alt=""
        ratio="wide"
        fit={picture.cutout ? 'contain' : 'cover'}
        sizes="(min-width: 960px) 30vw, (min-width: 600px) 45vw, 92vw"
        hasTile={picture.cutout ?? false}
        corners="picture"
        isPriority={isFirst}
      />
      <Heading level={2} variant="head" {...written}>
        <Link variant="quiet" href={site.href(`/${key}`)}>
          {title}
        </Link>
      </Heading>
      <p {...written}>{description}</p>
      <Meta>
        <time dateTime={publishedOn}>
          {t('by', { author, day: publishedDate(publishedOn, site.locale) })}
        </time>
      </Meta>
    </Root>
  );
}
