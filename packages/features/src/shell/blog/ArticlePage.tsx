import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { ChevronLeftIcon } from '@touchline/design-system/Icon';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import {
  ContentFailed,
  ContentLoading,
  ContentSections,
  NotFoundPage,
  type ContentStore,
} from '../content/index.ts';
import { blogMessages } from './blogMessages.ts';
import { blogPath } from './blogPath.ts';
import { languageOf } from './languageOf.ts';
import { publishedDate } from './publishedDate.ts';

/** `sizes` of the picture beside the title; the page preloads the same file. */
export const articlePictureSizes = '(min-width: 960px) 45vw, 92vw';

/* The title beside its picture; on a phone above it. */
const Head = styled.header`
  display: grid;
  gap: ${token('space.24')};

  & h1 {
    text-wrap: balance;
  }
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token('space.48')};
    align-items: center;
  }
`;

const Back = styled.p`
  ${type('meta')}

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.4')};
    padding-block: ${token('space.8')};
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

const Lead = styled.p`
  ${type('lead')}
  max-inline-size: 52ch;
  text-wrap: pretty;
`;

const Meta = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

/** An article of the blog: picture, text, and the products it speaks of. */
export const ArticlePage = observer(function ArticlePage({ store }: { store: ContentStore }) {
  const t = useMessages(blogMessages);
  const site = useSite();
  const { status } = store;
  if (status.kind === 'failed') return <ContentFailed store={store} />;
  if (status.kind === 'notFound') return <NotFoundPage />;
  if (status.kind !== 'ready') return <ContentLoading />;
  const { title, description, sections, article } = status.page;
  if (!article) return <NotFoundPage />;
  const { author, publishedOn, picture } = article;
  const written = languageOf(article);
  return (
    <article>
      <Container>
        <Section>
          <Back>
            <Link variant="quiet" href={site.href(blogPath(1))}>
              <ChevronLeftIcon size={16} />
              {t('back')}
            </Link>
          </Back>
          <Head>
            <Stack gap={16}>
              <Stack gap={12} {...written}>
                <Heading level={1} variant="title">
                  {title}
                </Heading>
                <Lead>{description}</Lead>
              </Stack>
              <Meta>
                <time dateTime={publishedOn}>
                  {t('by', { author, day: publishedDate(publishedOn, site.locale) })}
                </time>
              </Meta>
            </Stack>
            <Picture
              view={pictureView(picture)}
              alt={picture.alt}
              ratio="wide"
              fit={picture.cutout ? 'contain' : 'cover'}
              sizes={articlePictureSizes}
              hasTile={picture.cutout ?? false}
              corners="picture"
              isPriority
            />
          </Head>
        </Section>
      </Container>
      {sections.map((section) => (
        // Products are written in the language of the site.
        <div key={section.id} {...(section.kind === 'prose' ? written : {})}>
          <ContentSections sections={[section]} />
        </div>
      ))}
    </article>
  );
});
