import {
  confirmationDays,
  newsletterGenders,
  newsletterPages,
} from '@touchline/contract/newsletter/constants';
import type { NewsletterGender } from '@touchline/contract/newsletter/schema';
import { Accordion, AccordionItem } from '@touchline/design-system/Accordion';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useId, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { BotCheckCallout } from '../platform/botCheck/index.ts';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { NewsletterFields, fieldId } from './NewsletterFields.tsx';
import type { NewsletterMarket } from './newsletterMarket.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import type { NewsletterField } from './newsletterRules.ts';
import type { NewsletterStore } from './NewsletterStore.ts';
import { readNewsletterForm } from './readNewsletterForm.ts';
import { useHydrated } from './useHydrated.ts';
import { useNewsletterProblem } from './useNewsletterProblem.ts';

const Small = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${token('space.12')};
`;

export interface NewsletterFormProps {
  store: NewsletterStore;
  /** Query of the page's address that a form without JavaScript keeps: the campaign. */
  query?: string;
}

/** The form that signs up. Its heading is that of the page or dialog around it. */
export const NewsletterForm = observer(function NewsletterForm({ store, query = '' }: NewsletterFormProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  const formId = useId();
  const problemText = useNewsletterProblem();
  const { market, fields, attempt } = store;
  if (!market) return <WithoutForm store={store} />;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the fields, not the store: something may have been typed before hydration.
    const form = new FormData(event.currentTarget, event.submitter);
    const { values, gender } = readNewsletterForm(form);
    store.applyTyped(values);
    void store.submit(gender);
  };
  return (
    <Form
      method="post"
      action={site.href(`${newsletterPages.signUp}${query}`)}
      attempt={attempt}
      errors={fields.inOrder.map(({ name, problem }) => ({
        fieldId: fieldId(formId, name as NewsletterField),
        message: problemText(problem) ?? '',
      }))}
      onSubmit={handleSubmit}
    >
      <FormFailure store={store} />
      <BotCheckCallout store={store.bots} purpose="newsletter" about="account" />
      <NewsletterFields {...{ store, market, formId }} />
      <Stack gap={16}>
        <Small>
          {market.consentText === '' && market.consent ? market.consent.firstLevel : t(consentKey(market))}{' '}
          <Link href={site.href(site.market.legal.privacy)}>{t('newsletter.privacy')}</Link>
        </Small>
        <SubmitButtons {...{ store, market }} />
        <Accordion>
          <AccordionItem title={t('newsletter.meaning')} level="none">
            <Stack gap={8}>
              {market.consent ? (
                <Small>
                  {market.consent.secondLevel} {market.consent.thirdLevel}
                </Small>
              ) : null}
              <Small>{t('newsletter.meaning.text', { days: confirmationDays })}</Small>
            </Stack>
          </AccordionItem>
        </Accordion>
      </Stack>
    </Form>
  );
});

/** The text above the button: the usual one, or the one that the market names. */
const consentKey = ({ consentText }: NewsletterMarket) =>
  consentText === 'newsletter.consent.personal' ? consentText : 'newsletter.consent';

/** One button, or two that also tell the gender. Before the script they can always be pressed. */
const SubmitButtons = observer(function SubmitButtons({
  store,
  market,
}: {
  store: NewsletterStore;
  market: NewsletterMarket;
}) {
  const t = useMessages(newsletterMessages);
  const isHydrated = useHydrated();
  const common = {
    type: 'submit' as const,
    isWide: true,
    // Still reached and pressed: then the form says what is missing.
    'aria-disabled': isHydrated && !store.canSubmit,
    busyLabel: t('newsletter.busy'),
  };
  if (!market.hasGenderButtons)
    return (
      <Button {...common} isBusy={store.isSending}>
        {t('newsletter.submit')}
      </Button>
    );
  const isPressed = (gender: NewsletterGender) => store.fields.value('gender') === gender;
  return (
    <Buttons>
      {newsletterGenders.toReversed().map((gender) => (
        <Button
          key={gender}
          {...common}
          name="gender"
          value={gender}
          isBusy={store.isSending && isPressed(gender)}
        >
          {t(`newsletter.submit.${gender}`)}
        </Button>
      ))}
    </Buttons>
  );
});

/** What was not accepted, besides a field. */
const FormFailure = observer(function FormFailure({ store }: { store: NewsletterStore }) {
  const t = useMessages(newsletterMessages);
  const { failure } = store;
  if (!failure) return null;
  const text = {
    refused: () => t('newsletter.refused'),
    unexpected: () => t('generic.unexpectederror'),
    offline: () => t('newsletter.offline'),
    tooMany: () =>
      t('newsletter.tooMany', {
        count: failure.kind === 'tooMany' ? Math.max(1, Math.ceil(failure.seconds / 60)) : 1,
      }),
  }[failure.kind];
  return (
    <Callout tone="urgent" isAnnounced>
      {text()}
    </Callout>
  );
});

/** While the form is loaded, and where it could not be. */
const WithoutForm = observer(function WithoutForm({ store }: { store: NewsletterStore }) {
  const t = useMessages(newsletterMessages);
  if (store.loading === 'loading')
    return (
      <Stack gap={16} aria-busy="true">
        <Skeleton shape="box" style={{ blockSize: 72 }} />
        <Skeleton shape="box" style={{ blockSize: 48 }} />
      </Stack>
    );
  return (
    <Callout
      tone="urgent"
      isAnnounced
      title={t('newsletter.unavailable.title')}
      actions={
        <Button variant="secondary" onClick={() => void store.load()}>
          {t('newsletter.again')}
        </Button>
      }
    >
      {t(store.loading === 'offline' ? 'newsletter.offline' : 'newsletter.unavailable')}
    </Callout>
  );
});
