import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmailField } from '@touchline/design-system/EmailField';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { readTrackOrderForm } from './readTrackOrderForm.ts';
import type { TrackOrderStatus, TrackOrderStore } from './TrackOrderStore.ts';
import { trackOrderMessages } from './trackOrderMessages.ts';

const fields = ['orderNumber', 'email'] as const;
const fieldId = (name: (typeof fields)[number]): string => `track-${name}`;

export interface TrackOrderPageProps {
  store: TrackOrderStore;
  /** Navigates to the page of the order that was found. */
  onFound: (path: string) => void;
}

/** Finds an order by its number and email address. Works as a plain form without JavaScript. */
export const TrackOrderPage = observer(function TrackOrderPage({ store, onFound }: TrackOrderPageProps) {
  const t = useMessages(trackOrderMessages);
  const site = useSite();
  const { problems, status, values, attempt } = store;
  const errorOf = (name: (typeof fields)[number]): string | undefined => {
    const problem = problems[name];
    return problem && t(`trackOrder.${name}.${problem}`);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the fields, not the store: something may have been typed before hydration.
    void store.submit(readTrackOrderForm(new FormData(event.currentTarget))).then(() => {
      if (store.status.kind === 'found') onFound(store.status.path);
    });
  };
  return (
    <Container measure="text">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t('trackOrder.title')}
          </Heading>
          <p>{t('trackOrder.lead')}</p>
          <Form
            method="post"
            action={site.href('/track-order')}
            attempt={attempt}
            onSubmit={handleSubmit}
            errors={fields.flatMap((name) => {
              const message = errorOf(name);
              return message ? [{ fieldId: fieldId(name), message }] : [];
            })}
          >
            <Failure status={status} />
            <TextField
              id={fieldId('orderNumber')}
              name="orderNumber"
              label={t('trackOrder.orderNumber')}
              hint={t('trackOrder.orderNumber.hint')}
              error={errorOf('orderNumber')}
              value={values.orderNumber}
              onChange={({ currentTarget }) => store.type('orderNumber', currentTarget.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <EmailField
              id={fieldId('email')}
              name="email"
              label={t('trackOrder.email')}
              hint={t('trackOrder.email.hint')}
              error={errorOf('email')}
              value={values.email}
              onChange={({ currentTarget }) => store.type('email', currentTarget.value)}
            />
            <Button type="submit" isBusy={status.kind === 'submitting'} busyLabel={t('trackOrder.busy')}>
              {t('trackOrder.submit')}
            </Button>
          </Form>
        </Stack>
      </Section>
    </Container>
  );
});

/** Why no order was found, and what the shopper can do. */
function Failure({ status }: { status: TrackOrderStatus }) {
  const t = useMessages(trackOrderMessages);
  if (status.kind === 'notFound') {
    return (
      <Callout tone="urgent" isAnnounced title={t('trackOrder.notFound.title')}>
        {t('trackOrder.notFound.text')}
      </Callout>
    );
  }
  if (status.kind === 'tooMany') {
    return (
      <Callout tone="urgent" isAnnounced title={t('trackOrder.tooMany.title')}>
        {t('trackOrder.tooMany.text', { count: Math.max(1, Math.ceil(status.seconds / 60)) })}
      </Callout>
    );
  }
  if (status.kind !== 'failed') return null;
  const isOffline = status.reason === 'offline';
  return (
    <Callout
      tone="urgent"
      isAnnounced
      title={t(isOffline ? 'trackOrder.offline.title' : 'trackOrder.failed.title')}
    >
      {t(isOffline ? 'trackOrder.offline.text' : 'trackOrder.failed.text')}
    </Callout>
  );
}
