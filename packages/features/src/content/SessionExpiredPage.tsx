import { ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Container, Section, Stack } from '@touchline/design-system/layout';
import { useWords } from '../i18n/useWords.ts';
import { useSite } from '../site/SiteContext.ts';
import { contentWords } from './contentWords.ts';

/** The checkout was left alone for too long: stock is free again, the bag is there. */
export function SessionExpiredPage() {
  const say = useWords(contentWords);
  const site = useSite();
  return (
    <Container measure="text">
      <Section>
        <Stack gap={20}>
          <Heading level={1}>{say('sessionExpired.title')}</Heading>
          <p>{say('sessionExpired.text')}</p>
          <Cluster>
            <ButtonLink href={site.href('/cart')}>{say('sessionExpired.bag')}</ButtonLink>
          </Cluster>
        </Stack>
      </Section>
    </Container>
  );
}
