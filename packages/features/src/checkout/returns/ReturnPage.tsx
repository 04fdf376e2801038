import { returnMethods, returnReasons } from '@touchline/contract/order/returnReasons';
import type { Order } from '@touchline/contract/order/schema';
import { Button, ButtonLink } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { EmptyState } from '@touchline/design-system/EmptyState';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { RadioList } from '@touchline/design-system/RadioList';
import { Select } from '@touchline/design-system/Select';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { OrderReturns } from '../confirmation/index.ts';
import { NotLoaded } from '../../platform/failure/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { quantityField, readReturnForm, reasonField } from './readReturnForm.ts';
import type { ReturnStore } from './ReturnStore.ts';
import { returnsMessages } from './returnsMessages.ts';

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

const Line = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${token('space.16')};
  padding: ${token('space.16')};
  border: 1px solid ${token('color.line')};
  border-radius: ${token('radius.tile')};
  overflow-wrap: anywhere;

  & > [data-part='fields'] {
    display: grid;
    gap: ${token('space.12')};
  }
  & span {
    ${type('meta')}
    color: ${token('color.text.subtle')};
  }
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
    return (
      <EmptyState level={1} title={t('returns.none.title')} actions={back}>
        {t('returns.none.text')}
      </EmptyState>
    );
  return <ReturnFormView store={store} order={order} orderHref={orderHref} action={action} />;
});

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
  const site = useSite();
  const { returnable = [] } = order;
  const { status, form } = store;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const itemIds = returnable.map(({ itemId }) => itemId);
    void store.submit(readReturnForm(new FormData(event.currentTarget), itemIds));
  };
  const missing = status.kind === 'invalid' ? status.itemIds : [];
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
            <bdi>{t('returns.of', { order: order.orderId })}</bdi>
          </p>
        </Stack>
        <Problem store={store} />
        <Lines>
          {returnable.map(({ itemId, quantity, until }) => {
            const line = order.productLineItemList.find((one) => one.itemId === itemId);
            if (!line) return null;
            const typed = form?.lines.find((one) => one.itemId === itemId);
            return (
              <Line key={itemId}>
                <div>
                  {line.picture ? (
                    <Picture
                      view={pictureView(line.picture)}
                      alt=""
                      ratio="square"
                      sizes="72px"
                      corners="picture"
                    />
                  ) : null}
                </div>
                <div data-part="fields">
                  <div>
                    <b>{line.productName}</b>
                    <div>
                      <span>{[line.color, line.size].filter(Boolean).join(', ')}</span>
                    </div>
                    <span>{t('returns.until', { day: site.day(until) })}</span>
                  </div>
                  <Select
                    label={t('returns.quantity', { name: line.productName })}
                    name={quantityField(itemId)}
                    defaultValue={String(typed?.quantity ?? 0)}
                  >
                    {Array.from({ length: quantity + 1 }, (_, pieces) => (
                      <option key={pieces} value={pieces}>
                        {pieces === 0 ? t('returns.keep') : pieces}
                      </option>
                    ))}
                  </Select>
                  <Select
                    label={t('returns.reason', { name: line.productName })}
                    name={reasonField(itemId)}
                    defaultValue={typed?.reason ?? ''}
                    error={missing.includes(itemId) ? t('returns.reason.missing') : undefined}
                  >
                    <option value="">{t('returns.reason.choose')}</option>
                    {returnReasons.map((reason) => (
                      <option key={reason} value={reason}>
                        {t(`returns.reason.${reason}`)}
                      </option>
                    ))}
                  </Select>
                </div>
              </Line>
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
