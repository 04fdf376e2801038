import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Container, Section } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { useWords } from '../i18n/useWords.ts';
import { pictureView } from '../picture/pictureView.ts';
import { useSite } from '../site/SiteContext.ts';
import { contentWords } from './contentWords.ts';

const Score = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')};
  font: 900 clamp(7.5rem, 31vw, 25rem) / 0.8 ${token('font.display')};
  font-stretch: 125%;
  padding-block: ${token('space.24')};

  & > div {
    flex: 0 1 27%;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${token('space.20')};

  & p {
    ${type('lead')}
    margin: 0 0 ${token('space.20')};
    max-inline-size: 44ch;
  }
  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const ball = pictureView({
  path: '/media/brand/not-found-ball',
  widths: [320, 640],
  webp: [640],
  ratio: 1,
  alt: '',
});

/** An address that leads nowhere, with a way on. */
export function NotFoundPage() {
  const say = useWords(contentWords);
  const site = useSite();
  return (
    <Container>
      <Section>
        <Score aria-hidden="true">
          <span>4</span>
          <Picture view={ball} alt="" ratio="square" sizes="27vw" hasTile={false} isPriority />
          <span>4</span>
        </Score>
        <Words>
          <Heading level={1}>{say('notFound.title')}</Heading>
          <div>
            <p>{say('notFound.text')}</p>
            <Cluster>
              <ButtonLink href={site.href('/search')}>{say('notFound.search')}</ButtonLink>
              <ButtonLink href={site.href('/')} variant="secondary">
                {say('notFound.home')}
              </ButtonLink>
            </Cluster>
          </div>
        </Words>
      </Section>
    </Container>
  );
}
