import {
  newsletterFrequencies,
  newsletterPauses,
  newsletterTopics,
} from '@touchline/contract/newsletter/constants';
import type { NewsletterPreferences, NewsletterSubscription } from '@touchline/contract/newsletter/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { CheckboxGroup } from '@touchline/design-system/CheckboxGroup';
import { Form } from '@touchline/design-system/Form';
import { RadioList } from '@touchline/design-system/RadioList';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../platform/i18n/index.ts';
import { useSite } from '../platform/site/index.ts';
import { newsletterMessages } from './newsletterMessages.ts';
import { SubscriptionProblem } from './SubscriptionProblem.tsx';
import type { SubscriptionStore } from './SubscriptionStore.ts';

/** The choices of a form; unknown ones are ignored. */
export function readPreferences(form: FormData): NewsletterPreferences {
  const topics = form.getAll('topics');
  const pause = form.get('pause');
  const days = [0 as const, ...newsletterPauses].find((each) => String(each) === pause);
  return {
    topics: newsletterTopics.filter((topic) => topics.includes(topic)),
    frequency: newsletterFrequencies.find((each) => each === form.get('frequency')) ?? 'all',
    ...(days === undefined ? {} : { pauseDays: days }),
  };
}

export interface PreferencesFormProps {
  store: SubscriptionStore;
  subscription: NewsletterSubscription;
  /** Address that the form is sent to without JavaScript, below the site path. */
  path: string;
}

/** What comes, how often, and a break. Native controls: it works before the script. */
export const PreferencesForm = observer(function PreferencesForm({
  store,
  subscription,
  path,
}: PreferencesFormProps) {
  const t = useMessages(newsletterMessages);
  const site = useSite();
  const { topics, frequency, pausedUntil } = subscription;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.save(readPreferences(new FormData(event.currentTarget)));
  };
  return (
    <Form method="post" action={site.href(path)} onSubmit={handleSubmit}>
      {store.done === 'save' ? (
        <Callout tone="success" isAnnounced>
          {pausedUntil
            ? t('newsletter.preferences.paused', { date: site.day(pausedUntil) })
            : t('newsletter.preferences.saved')}
        </Callout>
      ) : null}
      <SubscriptionProblem store={store} />
      <input type="hidden" name="action" value="save" />
      <CheckboxGroup
        name="topics"
        legend={t('newsletter.preferences.topics')}
        defaultValue={topics}
        options={newsletterTopics.map((topic) => ({
          value: topic,
          label: t(`newsletter.topic.${topic}`),
          description: t(`newsletter.topic.${topic}.text`),
        }))}
      />
      <RadioList
        name="frequency"
        legend={t('newsletter.preferences.frequency')}
        defaultValue={frequency}
        options={newsletterFrequencies.map((each) => ({
          value: each,
          label: t(`newsletter.frequency.${each}`),
        }))}
      />
      <RadioList
        // A break that begins is one of the choices from now on.
        key={pausedUntil}
        name="pause"
        legend={t('newsletter.preferences.pause')}
        defaultValue={pausedUntil ? 'keep' : '0'}
        options={[
          ...(pausedUntil
            ? [{ value: 'keep', label: t('newsletter.pause.keep', { date: site.day(pausedUntil) }) }]
            : []),
          { value: '0', label: t('newsletter.pause.0') },
          ...newsletterPauses.map((days) => ({
            value: String(days),
            label: t(`newsletter.pause.${days}`),
          })),
        ]}
      />
      <div>
        <Button
          type="submit"
          isBusy={store.running === 'save'}
          busyLabel={t('newsletter.preferences.saving')}
        >
          {t('newsletter.preferences.save')}
        </Button>
      </div>
    </Form>
  );
});
