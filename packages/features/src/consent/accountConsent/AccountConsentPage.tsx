import { Button } from '@touchline/design-system/Button';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { accountConsentMessages } from './accountConsentMessages.ts';
import type { AccountConsentStore, ConsentBox } from './AccountConsentStore.ts';
import { ConsentStatusNote } from './ConsentStatusNote.tsx';

export interface AccountConsentPageProps {
  store: AccountConsentStore;
}

/** Asks an account for what its market needs. Works as a plain form without JavaScript. */
export const AccountConsentPage = observer(function AccountConsentPage({ store }: AccountConsentPageProps) {
  const t = useMessages(accountConsentMessages);
  const site = useSite();
  const { questions, status } = store;
  const age = questions?.requiredAge ?? 0;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.submit();
  };
  const labelOf = (box: ConsentBox): string =>
    box === 'minAgeConfirmation'
      ? t('accountConsent.age', { age })
      : (questions?.texts?.[box].firstLevel ?? t(`accountConsent.${box}`));
  const errorOf = (box: ConsentBox): string => {
    if (box === 'minAgeConfirmation') return t('forms.date.tooyoung', { age });
    return t(box === 'PMF' ? 'errorforms.default.parseerror' : 'errorforms.default.missingerror');
  };
  const idOf = (box: ConsentBox) => `consent-${box}`;
  const errors = store.errors.map((box) => ({ fieldId: idOf(box), message: errorOf(box) }));
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title">
        {t('accountConsent.title')}
      </Heading>
      <ConsentStatusNote status={status} onRetry={() => void store.load()} canRetry={!questions} />
      {status.kind === 'loading' ? (
        <div role="status" aria-label={t('accountConsent.loading')}>
          <Skeleton shape="box" style={{ blockSize: 240 }} />
        </div>
      ) : null}
      {questions ? (
        <>
          <p>{t('accountConsent.text')}</p>
          <Form
            method="post"
            action={site.href('/account/consent')}
            attempt={store.attempt}
            errors={errors}
            onSubmit={handleSubmit}
          >
            {store.boxes.map((box) => (
              <div key={box}>
                <Checkbox
                  id={idOf(box)}
                  name="consent"
                  value={box}
                  label={labelOf(box)}
                  description={box === 'minAgeConfirmation' ? undefined : questions.texts?.[box].secondLevel}
                  checked={store.ticked.includes(box)}
                  aria-required={store.isRequired(box)}
                  error={store.errors.includes(box) ? errorOf(box) : undefined}
                  onChange={(event) => store.tick(box, event.currentTarget.checked)}
                />
                {box !== 'minAgeConfirmation' && questions.texts ? (
                  <details>
                    <summary>{t('accountConsent.more')}</summary>
                    <p>{questions.texts[box].thirdLevel}</p>
                  </details>
                ) : null}
              </div>
            ))}
            <Button
              type="submit"
              isBusy={status.kind === 'submitting'}
              busyLabel={t('accountConsent.saving')}
            >
              {t('accountConsent.save')}
            </Button>
          </Form>
        </>
      ) : null}
      <Link href={site.href('/privacy-request')}>{t('accountConsent.yourData')}</Link>
    </Stack>
  );
});
