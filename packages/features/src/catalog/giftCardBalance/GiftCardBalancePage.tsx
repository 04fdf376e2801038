import type { GiftCardBalance } from '@touchline/contract/giftCard/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { focusOnLoad } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Section, Stack } from '@touchline/design-system/layout';
import { TextField } from '@touchline/design-system/TextField';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { giftCardBalanceMessages } from './giftCardBalanceMessages.ts';
import type { GiftCardBalanceStatus, GiftCardBalanceStore } from './GiftCardBalanceStore.ts';
import { readGiftCardBalanceForm } from './readGiftCardBalanceForm.ts';

const Panel = styled.div`
  display: grid;
  gap: ${token('space.4')};
  padding: ${token('space.20')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.control')};
`;

const Sum = styled.p`
  ${type('head')}
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  ${type('meta')}
  color: ${token('color.text.subtle')};
`;

const fieldId = 'gift-card-code';

export interface GiftCardBalancePageProps {
  store: GiftCardBalanceStore;
}

/** Tells what is left on a gift card. Works as a plain form without JavaScript. */
export const GiftCardBalancePage = observer(function GiftCardBalancePage({
  store,
}: GiftCardBalancePageProps) {
  const t = useMessages(giftCardBalanceMessages);
  const site = useSite();
  const { problem, status, code, attempt } = store;
  const error = problem && t(`problem.${problem}`);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // From the field, not the store: something may have been typed before hydration.
    void store.submit(readGiftCardBalanceForm(new FormData(event.currentTarget)));
  };
  return (
    <Container measure="text">
      <Section>
        <Stack gap={24}>
          <Heading level={1} variant="title">
            {t('title')}
          </Heading>
          <p>{t('lead')}</p>
          <Form
            method="post"
            action={site.href('/gift-card-balance')}
            attempt={attempt}
            onSubmit={handleSubmit}
            errors={error ? [{ fieldId, message: error }] : []}
          >
            <Failure status={status} />
            <TextField
              id={fieldId}
              name="code"
              label={t('code')}
              hint={t('code.hint')}
              error={error}
              value={code}
              onChange={({ currentTarget }) => store.type(currentTarget.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
            />
            <Button type="submit" isBusy={status.kind === 'submitting'} busyLabel={t('busy')}>
              {t('submit')}
            </Button>
          </Form>
          {status.kind === 'found' ? <Balance card={status.card} /> : null}
        </Stack>
      </Section>
    </Container>
  );
});

/** What is left, and until when it can be spent. */
function Balance({ card }: { card: GiftCardBalance }) {
  const t = useMessages(giftCardBalanceMessages);
  const site = useSite();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), [card]);
  return (
    <Panel ref={panel} role="group" aria-label={t('balance')} tabIndex={-1} {...focusOnLoad}>
      <Note>{t('card', { digits: `\u2066${card.lastDigits}\u2069` })}</Note>
      <Sum>{t('left', { sum: site.money(card.balance) })}</Sum>
      <Note>
        {card.expiresAt === undefined ? t('forever') : t('until', { day: site.day(card.expiresAt) })}
      </Note>
    </Panel>
  );
}

/** Why nothing could be told, and what the shopper can do. */
function Failure({ status }: { status: GiftCardBalanceStatus }) {
  const t = useMessages(giftCardBalanceMessages);
  if (status.kind === 'tooMany') {
    return (
      <Callout tone="urgent" isAnnounced title={t('tooMany.title')}>
        {t('tooMany.text', { count: Math.max(1, Math.ceil(status.seconds / 60)) })}
      </Callout>
    );
  }
  if (status.kind !== 'failed') return null;
  const { reason } = status;
  return (
    <Callout tone="urgent" isAnnounced title={t(`${reason}.title`)}>
      {t(`${reason}.text`)}
    </Callout>
  );
}
