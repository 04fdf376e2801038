import type { Associate } from '@touchline/contract/associate/schema';
import { maxDeviceCodeLength, maxEmployeeIdLength } from '@touchline/contract/associate/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { AssociateStatus, AssociateStore } from './AssociateStore.ts';
import { associateMessages } from './associateMessages.ts';
import { readAssociateForm } from './readAssociateForm.ts';

export interface AssociatePageProps {
  store: AssociateStore;
  /** Who is signed in already. */
  associate?: Associate | undefined;
  /** Called when somebody has signed in. */
  onSignedIn: () => void;
}

const fieldId = (name: string): string => `associate-${name}`;

/** Signs a store associate in by the code of the store's device. Works as a plain form without JavaScript. */
export const AssociatePage = observer(function AssociatePage({
  store,
  associate,
  onSignedIn,
}: AssociatePageProps) {
  const t = useMessages(associateMessages);
  const site = useSite();
  const { attempt, missing, status, values } = store;
  const errorOf = (name: 'deviceCode' | 'employeeId') =>
    missing.includes(name) ? t(`associate.${name}.missing`) : undefined;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = readAssociateForm(new FormData(event.currentTarget));
    if (form.action === 'signIn')
      void store.signIn(form.values).then((isSignedIn) => isSignedIn && onSignedIn());
  };
  return (
    <Container measure="text">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t('associate.title')}
          </Heading>
          <p>{t('associate.lead')}</p>
          {associate ? (
            <Callout
              title={t('associate.signedIn', { name: associate.name, store: associate.storeName })}
              actions={
                <form method="post" action={site.href('/associate')}>
                  <input type="hidden" name="action" value="end" />
                  <Button type="submit" variant="secondary" size="small">
                    {t('associate.end')}
                  </Button>
                </form>
              }
            >
              {t('associate.signedIn.text')}
            </Callout>
          ) : null}
          <Form
            method="post"
            action={site.href('/associate')}
            attempt={attempt}
            onSubmit={handleSubmit}
            errors={missing.map((name) => ({ fieldId: fieldId(name), message: errorOf(name) ?? '' }))}
          >
            <Failure status={status} />
            <TextField
              id={fieldId('deviceCode')}
              name="deviceCode"
              type="password"
              label={t('associate.deviceCode')}
              hint={t('associate.deviceCode.hint')}
              error={errorOf('deviceCode')}
              value={values.deviceCode}
              onChange={({ currentTarget }) => store.type('deviceCode', currentTarget.value)}
              maxLength={maxDeviceCodeLength}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              id={fieldId('employeeId')}
              name="employeeId"
              label={t('associate.employeeId')}
              error={errorOf('employeeId')}
              value={values.employeeId}
              onChange={({ currentTarget }) => store.type('employeeId', currentTarget.value)}
              maxLength={maxEmployeeIdLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" isBusy={status.kind === 'submitting'} busyLabel={t('associate.busy')}>
              {t('associate.submit')}
            </Button>
          </Form>
        </Stack>
      </Section>
    </Container>
  );
});

/** Why nobody is signed in, and what to do. */
function Failure({ status }: { status: AssociateStatus }) {
  const t = useMessages(associateMessages);
  if (status.kind === 'wrong')
    return (
      <Callout tone="urgent" isAnnounced title={t('associate.wrong.title')}>
        {t('associate.wrong.text')}
      </Callout>
    );
  if (status.kind === 'tooMany')
    return (
      <Callout tone="urgent" isAnnounced title={t('associate.tooMany.title')}>
        {t('associate.tooMany.text', { count: Math.max(1, Math.ceil(status.seconds / 60)) })}
      </Callout>
    );
  if (status.kind !== 'failed') return null;
  return (
    <Callout tone="urgent" isAnnounced title={t(`associate.${status.reason}.title`)}>
      {t(`associate.${status.reason}.text`)}
    </Callout>
  );
}
