import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { consentMessages } from './consentMessages.ts';
import type { ConsentStore } from './ConsentStore.ts';
import { EqualButtons } from './EqualButtons.tsx';
import { LegalLinks } from './LegalLinks.tsx';
import { LevelBoxes } from './LevelBoxes.tsx';
import { SignalNote } from './SignalNote.tsx';
import { submitPrivacySettings } from './submitPrivacySettings.ts';

const Slow = styled(Stack)`
  --consent-scale: 1.5;
`;

export interface PrivacySettingsPageProps {
  store: ConsentStore;
}

/** The privacy settings as a page. Works as a plain form without JavaScript. */
export const PrivacySettingsPage = observer(function PrivacySettingsPage({
  store,
}: PrivacySettingsPageProps) {
  const t = useMessages(consentMessages);
  const site = useSite();
  const isCcpa = store.hasCcpaDialog;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitPrivacySettings(store, new FormData(event.currentTarget, event.nativeEvent.submitter), 'page');
  };
  return (
    <Container measure="form">
      <Section>
        <Slow gap={24}>
          <Heading level={1} variant="title">
            {t(isCcpa ? 'consent.ccpa.title' : 'consent.page.title')}
          </Heading>
          {store.isSaved ? (
            <Callout tone="success" isAnnounced>
              {t('consent.page.saved')}
            </Callout>
          ) : null}
          <p>{t(isCcpa ? 'consent.ccpa.text' : 'consent.text')}</p>
          <SignalNote store={store} />
          <Form method="post" action={site.href('/privacy-settings')} onSubmit={handleSubmit}>
            <LevelBoxes store={store} />
            <EqualButtons>
              <Button type="submit" name="choice" value="accept">
                {t('consent.accept')}
              </Button>
              <Button type="submit" name="choice" value={isCcpa ? 'doNotSell' : 'reject'}>
                {t(isCcpa ? 'consent.ccpa.stop' : 'consent.reject')}
              </Button>
              <Button type="submit" variant="secondary" name="choice" value="save">
                {t('consent.save')}
              </Button>
            </EqualButtons>
          </Form>
          <LegalLinks canPrint={false} />
          <Link href={site.href('/privacy-request')}>{t('consent.page.yourData')}</Link>
          {store.receiptsKey === undefined ? null : (
            <ButtonLink
              variant="quiet"
              href={`/api/consents/receipts/${store.receiptsKey}`}
              download="privacy-choices.json"
            >
              {t('consent.page.record')}
            </ButtonLink>
          )}
        </Slow>
      </Section>
    </Container>
  );
});
