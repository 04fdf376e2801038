import { Button } from '@touchline/design-system/Button';
import { FieldError } from '@touchline/design-system/Fieldset';
import { Link, LinkButton } from '@touchline/design-system/Link';
import { TextField } from '@touchline/design-system/TextField';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { codesMessages } from './codesMessages.ts';
import type { CodeKind, CodesStore } from './CodesStore.ts';
import { codeFields } from './readCodesForm.ts';
import { useCodeProblem } from './useCodeProblem.ts';

const Used = styled.ul`
  display: grid;
  gap: ${token('space.8')};

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('space.4')} ${token('space.16')};
    font-variant-numeric: tabular-nums;
  }
`;

const Note = styled.span`
  ${type('meta')}
  display: block;
  color: ${token('color.text.subtle')};
`;

const Enter = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space.8')};

  & > :first-child {
    inline-size: 100%;
  }
`;

export interface CodesFormProps {
  store: CodesStore;
  kind: CodeKind;
  /** Called after a change that the basket took. */
  onChanged?: (() => void) | undefined;
}

/** The coupons or gift cards that are used, and a field for one more. Stands in a form, whose buttons name what is done. */
export const CodesForm = observer(function CodesForm({ store, kind, onChanged }: CodesFormProps) {
  const t = useMessages(codesMessages);
  const problemText = useCodeProblem();
  const problem = store.problems[kind];
  const signIn = useSite().signInHref(`/${store.context}`);
  const changed = (isDone: boolean) => (isDone ? onChanged?.() : undefined);
  const add = () => void store.add(kind).then(changed);
  const handleAdd = (event: MouseEvent) => {
    event.preventDefault();
    add();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would press the first button of the form, which may be another one.
    event.preventDefault();
    add();
  };
  const handleRemove = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    void store.remove(kind, id).then(changed);
  };
  const rows =
    kind === 'coupon' ? (
      <UsedCoupons {...{ store, handleRemove }} />
    ) : (
      <UsedCards {...{ store, handleRemove }} />
    );
  return (
    <>
      {rows}
      <Enter>
        <TextField
          label={t(`${kind}.label`)}
          {...(kind === 'giftCard' ? { hint: t('giftCard.hint') } : {})}
          name={codeFields.typed[kind]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          value={store.typed[kind] ?? ''}
          onChange={(event) => store.type(kind, event.currentTarget.value)}
          onKeyDown={handleKey}
          error={problem ? problemText(problem) : undefined}
        />
        {signIn && problem?.kind === 'MEMBERS_ONLY' ? <Link href={signIn}>{t('signIn')}</Link> : null}
        <Button
          type="submit"
          name="action"
          value={codeFields.add[kind]}
          variant="secondary"
          size="small"
          isBusy={store.busy === kind}
          busyLabel={t(`${kind}.adding`)}
          onClick={handleAdd}
        >
          {t(`${kind}.add`)}
        </Button>
      </Enter>
    </>
  );
});

interface UsedProps {
  store: CodesStore;
  handleRemove: (id: string) => (event: MouseEvent) => void;
}

const UsedCoupons = observer(function UsedCoupons({ store, handleRemove }: UsedProps) {
  const site = useSite();
  const t = useMessages(codesMessages);
  const problemText = useCodeProblem();
  if (store.coupons.length === 0) return null;
  return (
    <Used role="list">
      {store.coupons.map(({ couponCode: code, statusCode, amount, kind }) => {
        const isApplied = statusCode === 'APPLIED' || statusCode === 'KLARNA';
        return (
          <li key={code}>
            <span>
              {t('coupon.named', { code })}
              {isApplied ? (
                <Note>{kind === 'freeDelivery' ? t('coupon.free') : `−${site.money(amount ?? 0)}`}</Note>
              ) : (
                <FieldError>{problemText({ kind: statusCode })}</FieldError>
              )}
            </span>
            <Remove
              value={`${codeFields.remove.coupon}${code}`}
              name={t('coupon.named', { code })}
              onClick={handleRemove(code)}
            />
          </li>
        );
      })}
    </Used>
  );
});

const UsedCards = observer(function UsedCards({ store, handleRemove }: UsedProps) {
  const site = useSite();
  const t = useMessages(codesMessages);
  if (store.giftCards.length === 0) return null;
  return (
    <Used role="list">
      {store.giftCards.map(({ id, lastDigits: digits, statusCode, amount, left }) => (
        <li key={id}>
          <span>
            {t('giftCard.named', { digits })}
            {statusCode === 'APPLIED' ? (
              <Note>
                {[
                  `−${site.money(amount)}`,
                  ...(left > 0 ? [t('giftCard.left', { sum: site.money(left) })] : []),
                ].join('. ')}
              </Note>
            ) : statusCode === 'NOT_NEEDED' ? (
              <Note>{t('giftCard.NOT_NEEDED')}</Note>
            ) : (
              <FieldError>{t(`giftCard.${statusCode}`)}</FieldError>
            )}
          </span>
          <Remove
            value={`${codeFields.remove.giftCard}${id}`}
            name={t('giftCard.named', { digits })}
            onClick={handleRemove(id)}
          />
        </li>
      ))}
    </Used>
  );
});

function Remove({
  value,
  name,
  onClick,
}: {
  value: string;
  name: string;
  onClick: (event: MouseEvent) => void;
}) {
  const t = useMessages(codesMessages);
  return (
    <LinkButton type="submit" name="action" value={value} onClick={onClick}>
      <span aria-hidden="true">{t('remove')}</span>
      <VisuallyHidden>{t('removeNamed', { name })}</VisuallyHidden>
    </LinkButton>
  );
}
