import { codeMinutes } from '@touchline/contract/account/constants';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Form } from '@touchline/design-system/Form';
import { Heading } from '@touchline/design-system/Heading';
import { Container, Panel } from '@touchline/design-system/layout';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { lightAccountMessages } from './lightAccountMessages.ts';
import { LinkFailureCallout } from './LinkFailureCallout.tsx';
import type { OrderAccountStore } from './OrderAccountStore.ts';

export interface OrderAccountOfferProps {
  store: OrderAccountStore;
  /** The secret of the order's own link. */
  orderKey: string;
  /** The address that the order was placed with: the link goes there. */
  email: string;
  /** Address that the form is sent to without JavaScript: the page it stands on. */
  action: string;
}

/** Makes an account of an order that a guest has placed: the address is known, only a password is missing. */
export const OrderAccountOffer = observer(function OrderAccountOffer(props: OrderAccountOfferProps) {
  const { store, orderKey, email, action } = props;
  const t = useMessages(lightAccountMessages);
  const { status } = store;
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void store.request(orderKey);
  };
  return (
    <Container>
      <Panel variant="outlined">
        <Heading level={2} variant="head">
          {t('lightAccount.order.title')}
        </Heading>
        {status.kind === 'sent' ? (
          <Callout tone="success" isAnnounced title={t('lightAccount.sent.title')}>
            {t('lightAccount.sent.text', { email, minutes: codeMinutes })}
          </Callout>
        ) : (
          <Form method="post" action={action} onSubmit={handleSubmit}>
            <p>{t('lightAccount.order.text', { email })}</p>
            {status.kind === 'failed' ? <LinkFailureCallout failure={status.failure} /> : null}
            <div>
              <Button
                type="submit"
                name="action"
                value="makeAccount"
                variant="accent"
                isBusy={status.kind === 'sending'}
                busyLabel={t('lightAccount.busy')}
              >
                {t('lightAccount.order.request')}
              </Button>
            </div>
          </Form>
        )}
      </Panel>
    </Container>
  );
});
