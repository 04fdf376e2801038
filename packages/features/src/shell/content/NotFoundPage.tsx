import styled from 'styled-components';
import { media } from '@touchline/design-system/foundations';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { ButtonGroup } from '@touchline/design-system/ButtonGroup';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section } from '@touchline/design-system/layout';
import { Picture } from '@touchline/design-system/Picture';
import { token, type } from '@touchline/design-system/token';
import { useMessages } from '../../platform/i18n/index.ts';
import { brandPicture } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { contentMessages } from './contentMessages.ts';

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

const numbers = { missing: '4', broken: '5' };

export interface NotFoundPageProps {
  /** `missing`: the address does not exist. `broken`: the page exists but failed to render. @default 'missing' */
  reason?: 'missing' | 'broken';
}

/** Says that there is nothing to show, and has links. */
export function NotFoundPage({ reason = 'missing' }: NotFoundPageProps) {
  const t = useMessages(contentMessages);
  const site = useSite();
  const view = brandPicture(site.brand, 'notFound');
  const nought = view ? (
    <Picture view={view} alt="" ratio="square" sizes="27vw" hasTile={false} isPriority />
  ) : (
    <span>0</span>
  );
  return (
    <Container>
      <Section>
        <Score aria-hidden="true">
          <span>{numbers[reason]}</span>
          {nought}
          {reason === 'missing' ? <span>4</span> : nought}
        </Score>
        <Words>
          <Heading level={1}>
            {reason === 'missing' ? site.notFoundTitle(t('notFound.title')) : t('broken.title')}
          </Heading>
          <div>
            <p>{t(reason === 'missing' ? 'notFound.text' : 'broken.text')}</p>
            <ButtonGroup isInline>
              {reason === 'missing' ? (
                <ButtonLink href={site.href('/search')}>{t('notFound.search')}</ButtonLink>
              ) : (
                <Button onClick={() => location.reload()}>{t('broken.again')}</Button>
              )}
              <ButtonLink href={site.href('/')} variant="secondary">
                {t('notFound.home')}
              </ButtonLink>
            </ButtonGroup>
          </div>
        </Words>
      </Section>
    </Container>
  );
}
