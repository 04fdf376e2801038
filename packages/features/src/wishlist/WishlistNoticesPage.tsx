import { wishlistNoticesPage } from '@touchline/contract/wishlist/constants';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { wishlistMessages } from './wishlistMessages.ts';
import type { WishlistNoticesStore } from './WishlistNoticesStore.ts';

/** Ends the mails about a wishlist: one button, which works without a sign-in and without JavaScript. */
export const WishlistNoticesPage = observer(function WishlistNoticesPage({
  store,
}: {
  store: WishlistNoticesStore;
}) {
  const t = useMessages(wishlistMessages);
  const site = useSite();
  const { status, key } = store;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.end();
  };
  return (
    <Container measure="form">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t('notices.end.title')}
          </Heading>
          {status.kind === 'ended' ? (
            <>
              <Callout tone="success" isAnnounced>
                {t('notices.end.done')}
              </Callout>
              <div>
                <ButtonLink href={site.href('/wishlist')} variant="secondary">
                  {t('notices.end.wishlist')}
                </ButtonLink>
              </div>
            </>
          ) : (
            <>
              {status.kind === 'failed' ? (
                <Callout tone="urgent" isAnnounced title={t('problem.title')}>
                  {t('problem.failed')}
                </Callout>
              ) : null}
              <p>{t('notices.end.text')}</p>
              <form
                method="post"
                action={site.href(`${wishlistNoticesPage}?${new URLSearchParams({ key }).toString()}`)}
                onSubmit={handleSubmit}
              >
                <Button type="submit" isBusy={status.kind === 'ending'} busyLabel={t('notices.end.busy')}>
                  {t('notices.end.action')}
                </Button>
              </form>
            </>
          )}
        </Stack>
      </Section>
    </Container>
  );
});
