import { confirmationDays, newsletterPages } from '@touchline/contract/newsletter/constants';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Stack } from '@touchline/design-system/layout';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import type { NewsletterStore } from './NewsletterStore.ts';

const Small = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

interface ResultProps {
  store: NewsletterStore;
}

/** The mail is on its way; says nothing about whether the address was known. */
export const SignedUp = observer(function SignedUp({
  store,
  place,
}: ResultProps & { place: 'form' | 'popup' }) {
  const t = useMessages(newsletterMessages);
  const email = store.fields.value('email');
  return (
    <Stack gap={12} role="status">
      <p>
        {place === 'popup'
          ? t('newsletter.completion', { email })
          : t('newsletter.success', { email, days: confirmationDays })}
      </p>
      <Small>{t('newsletter.success.hint')}</Small>
    </Stack>
  );
});

/** Something unexpected: what was typed is still there. */
export const SignUpFailed = observer(function SignUpFailed({ store }: ResultProps) {
  const t = useMessages(newsletterMessages);
  return (
    <Stack gap={24}>
      <Callout tone="urgent" isAnnounced>
        {t('generic.unexpectederror')}
      </Callout>
      <Button isWide onClick={store.retry}>
        {t('newsletter.again')}
      </Button>
    </Stack>
  );
});

/** This browser has signed up before. */
export const AlreadySignedUp = observer(function AlreadySignedUp({ store }: ResultProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  return (
    <Stack gap={24}>
      <p>{t('newsletter.already')}</p>
      <Stack gap={12}>
        <ButtonLink isWide href={site.href(newsletterPages.preferences)}>
          {t('newsletter.already.link')}
        </ButtonLink>
        <Button variant="secondary" isWide onClick={store.signUpAnother}>
          {t('newsletter.already.another')}
        </Button>
      </Stack>
    </Stack>
  );
});
