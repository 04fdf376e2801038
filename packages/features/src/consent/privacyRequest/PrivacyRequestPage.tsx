import { ButtonLink } from '@touchline/design-system/Button';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { PrivacyRequestContent } from './PrivacyRequestContent.tsx';
import { privacyRequestMessages } from './privacyRequestMessages.ts';
import { PrivacyRequestReceived, privacyRequestTitle } from './PrivacyRequestReceived.tsx';
import type { PrivacyRequestStore } from './PrivacyRequestStore.ts';

export interface PrivacyRequestPageProps {
  store: PrivacyRequestStore;
}

/** The data settings as a page. Works as a plain form without JavaScript. */
export const PrivacyRequestPage = observer(function PrivacyRequestPage({ store }: PrivacyRequestPageProps) {
  const t = useMessages(privacyRequestMessages);
  const site = useSite();
  return (
    <Container measure="form">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t(privacyRequestTitle(store))}
          </Heading>
          {store.state === 'success' ? (
            <>
              <PrivacyRequestReceived store={store} />
              <div>
                <ButtonLink variant="secondary" href={site.href('/')}>
                  {t('privacyRequest.back')}
                </ButtonLink>
              </div>
            </>
          ) : (
            <PrivacyRequestContent store={store} />
          )}
        </Stack>
      </Section>
    </Container>
  );
});
