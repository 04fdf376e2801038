import { returnMethods } from '@touchline/contract/order/returnReasons';
import type { Order } from '@touchline/contract/order/schema';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { RadioList } from '@touchline/design-system/RadioList';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { OrderReturns } from '../confirmation/index.ts';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { ReturnLineFields } from './ReturnLineFields.tsx';
import { readReturnForm } from './readReturnForm.ts';
import type { ReturnStore } from './ReturnStore.ts';
import { returnsMessages } from './returnsMessages.ts';
import { OrderNumberText } from '../orderNumber/index.ts';

const Form = styled.form`
  max-inline-size: 720px;
`;

const Lines = styled.ul`
  display: grid;
  gap: ${token('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface ReturnPageProps {
  store: ReturnStore;
  /** Address of the page of the order. */
  orderHref: string;
  /** Address of this page, to which its form is posted. */
  action: string;
}

/** What goes back of an order, why, and how; then its number and what to do next. Works without JavaScript. */
export const ReturnPage = observer(function ReturnPage({ store, orderHref, action }: ReturnPageProps) {
  const t = useMessages(returnsMessages);
  const { status, order } = store;
  if (status.kind === 'notFound')
    return (
      <EmptyState level={1} title={t('returns.notFound.title')}>
        {t('returns.notFound.text')}
      </EmptyState>
    );
  if (status.kind === 'failed')
    return (
      <NotLoaded
        title={t('returns.failed.title')}
        retryLabel={t('returns.retry')}
        onRetry={() => void store.load(store)}
      >
        {t(status.reason === 'offline' ? 'returns.offline' : 'returns.failed.text')}
      </NotLoaded>
    );
  if (!order)
    return (
      <Stack gap={24}>
        <p role="status">{t('returns.loading')}</p>
        <Skeleton shape="box" style={{ blockSize: '20rem' }} />
      </Stack>
    );
  const back = <ButtonLink href={orderHref}>{t('returns.toOrder')}</ButtonLink>;
  if (status.kind === 'announced') return <Announced order={order} back={back} />;
  if (!order.returnable)
    return <NothingLeft order={order} isOutdated={status.kind === 'notReturnable'} back={back} />;
  return <ReturnFormView store={store} order={order} orderHref={orderHref} action={action} />;
});

interface NothingLeftProps {
  order: Order;
  /** What was chosen has gone back by another page. */
  isOutdated: boolean;
  back: ReactNode;
}

/** Nothing more goes back; what is on its way is shown again, as after a reload of the page that announced it. */
function NothingLeft({ order, isOutdated, back }: NothingLeftProps) {
  const t = useMessages(returnsMessages);
  if (!order.returns?.some(({ state }) => state === 'announced'))
    return (
      <EmptyState level={1} title={t('returns.none.title')} actions={back}>
        {t('returns.none.text')}
      </EmptyState>
    );
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title">
        {t('returns.none.title')}
      </Heading>
      {isOutdated ? (
        <Callout tone="warning" isAnnounced>
          {t('returns.notReturnable')}
        </Callout>
      ) : null}
      <OrderReturns order={order} />
      <div>{back}</div>
    </Stack>
  );
}

/** The number of the return and what to do next; its headline gets the focus, because the form was far below it. */
function Announced({ order, back }: { order: Order; back: ReactNode }) {
  const t = useMessages(returnsMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap={24}>
      <Heading level={1} variant="title" ref={heading} tabIndex={-1}>
        {t('returns.done.title')}
      </Heading>
      <Callout tone="success" isAnnounced>
        {t('returns.done.text', { email: order.email })}
      </Callout>
      <OrderReturns order={order} />
      <div>{back}</div>
    </Stack>
  );
}

const ReturnFormView = observer(function ReturnFormView({
  store,
  order,
  orderHref,
  action,
}: ReturnPageProps & { order: Order }) {
  const t = useMessages(returnsMessages);
  const { returnable = [] } = order;
  const { status, form } = store;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const itemIds = returnable.map(({ itemId }) => itemId);
    void store.submit(readReturnForm(new FormData(event.currentTarget), itemIds));
  };
  const missing = status.kind === 'invalid' ? status.itemIds : [];
  const gone = status.kind === 'exchangeUnavailable' ? status.itemIds : [];
  return (
    <Form method="post" action={action} onSubmit={handleSubmit} noValidate>
      <input type="hidden" name="requestKey" value={store.requestKey} />
      <Stack gap={24}>
        <p>
          <Link href={orderHref}>{t('returns.toOrder')}</Link>
        </p>
        <Stack gap={8}>
          <Heading level={1} variant="title">
            {t('returns.title')}
          </Heading>
          <p>
            <bdi>
              <OrderNumberText text={t('returns.of', { order: order.orderId })} orderId={order.orderId} />
            </bdi>
          </p>
        </Stack>
        <Problem store={store} />
        <Lines>
          {returnable.map((one) => {
            const { itemId } = one;
            const line = order.productLineItemList.find((each) => each.itemId === itemId);
            if (!line) return null;
            return (
              <ReturnLineFields
                key={itemId}
                line={line}
                returnable={one}
                typed={form?.lines.find((typed) => typed.itemId === itemId)}
                isReasonMissing={missing.includes(itemId)}
                isSizeGone={gone.includes(itemId)}
              />
            );
          })}
        </Lines>
        <RadioList
          legend={t('returns.method')}
          name="method"
          defaultValue={form?.method ?? 'dropOff'}
          options={returnMethods.map((value) => ({
            value,
            label: t(`returns.method.${value}`),
            description: t(`returns.method.${value}.text`),
          }))}
        />
        <Button type="submit" isWide isBusy={status.kind === 'submitting'} busyLabel={t('returns.busy')}>
          {t('returns.submit')}
        </Button>
      </Stack>
    </Form>
  );
});

/** Why nothing was announced. */
const Problem = observer(function Problem({ store: { status } }: { store: ReturnStore }) {
  const t = useMessages(returnsMessages);
  const text = (() => {
    switch (status.kind) {
      case 'invalid':
        return t(status.isEmpty ? 'returns.nothing' : 'returns.reasons');
      case 'exchangeUnavailable':
        return t('returns.exchangeUnavailable');
      case 'notReturnable':
        return t('returns.notReturnable');
      case 'tooMany':
        return t('returns.tooMany', { count: Math.max(1, Math.ceil(status.seconds / 60)) });
      case 'notSent':
        return t(status.reason === 'offline' ? 'returns.offline' : 'returns.failed.text');
      default:
        return undefined;
    }
  })();
  if (text === undefined) return null;
  return (
    <Callout tone="urgent" isAnnounced title={t('returns.not')}>
      {text}
    </Callout>
  );
});
