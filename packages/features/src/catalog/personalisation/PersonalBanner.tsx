import { ButtonLink } from '@touchline/design-system/Button';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Container } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { personalisationMessages } from './personalisationMessages.ts';
import type { PersonalisationStore } from './PersonalisationStore.ts';

/* The same size whatever is in it: nothing below moves when the engine has decided. */
const Banner = styled.section`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: ${token('space.12')};
  min-block-size: 15rem;
  padding: ${token('space.24')};
  border-radius: ${token('radius.tile')};
  background: ${token('color.tile')};

  &[data-masked] > * {
    visibility: hidden;
  }
  & > p {
    color: ${token('color.text.subtle')};
  }
  ${media.wide} {
    min-block-size: 13rem;
    padding: ${token('space.40')};
  }
`;

/** What the engine wants this visitor to see; what is new, until it has decided and when it has failed. */
export const PersonalBanner = observer(function PersonalBanner({ store }: { store: PersonalisationStore }) {
  const t = useMessages(personalisationMessages);
  const site = useSite();
  const content = store.data ?? {
    title: t('banner.title'),
    text: t('banner.text'),
    link: { label: t('banner.link'), href: '/new' },
  };
  return (
    <Container>
      <Banner aria-label={t('banner')} data-masked={store.isMasked || undefined}>
        <Heading level={2}>{content.title}</Heading>
        <p>{content.text}</p>
        <ButtonLink variant="secondary" href={site.href(content.link.href)}>
          {content.link.label}
        </ButtonLink>
      </Banner>
    </Container>
  );
});
