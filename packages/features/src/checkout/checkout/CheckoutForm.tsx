import { Form } from '@touchline/design-system/Form';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import { shownItems } from './placing/shownItems.ts';
import { shownFields } from './readCheckoutForm.ts';
import { useErrorTitle } from './useErrorTitle.ts';
import { useProblemText } from './useProblemText.ts';
import { isBeingTyped, preHydrationValues } from './preHydrationValues.ts';

const Steps = styled(Form)`
  gap: ${token('space.40')};
  /* The title is closer to the summary than to the first step. */
  &:not(:has(> [role='group'])) {
    padding-block-start: ${token('space.16')};
  }
  /* Without JavaScript the checkbox also opens the second address. */
  &:has(input[name='billingSameAsShipping']:checked) [data-billing] {
    display: none;
  }
`;

/**
 * One form around all steps, so that every button also sends everything typed before hydration. The value of a button
 * names its action.
 */
export const CheckoutForm = observer(function CheckoutForm({
  store,
  children,
}: {
  store: CheckoutStore;
  children: ReactNode;
}) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const { attempt, problems } = store;
  useErrorTitle(attempt > 0 && problems.length > 0);
  const form = useRef<HTMLFormElement>(null);
  const isTakenUp = useRef(false);

  // Before the first re-render: takes over what is in the fields by now. Only once; strict mode runs
  // effects twice.
  useLayoutEffect(() => {
    if (!form.current || isTakenUp.current) return;
    isTakenUp.current = true;
    void store.hydrateDraft(preHydrationValues(form.current), isBeingTyped(form.current));
  }, [store]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter;
    const isPay = pressed instanceof HTMLButtonElement && pressed.value === 'pay-hosted';
    void (isPay ? store.pay() : store.showDelivery());
  };
  return (
    <Steps
      ref={form}
      method="post"
      action={site.href('/checkout')}
      onSubmit={handleSubmit}
      attempt={attempt}
      summaryTitle={t('checkout.errors', { count: problems.length })}
      errors={
        attempt > 0
          ? problems.map(({ fieldId, problem, text }) => ({ fieldId, message: text ?? problemText(problem) }))
          : []
      }
    >
      {/* Enter in a field presses the first button of a form: this must not be the Pay button. */}
      <input type="submit" name="action" value="address" hidden />
      <input type="hidden" name="intent" value={store.intentKey} />
      {/* A form that is posted before the script pays what its page showed. */}
      <input type="hidden" name={shownFields.total} value={store.orderedBasket?.pricing.total ?? ''} />
      {store.orderedBasket?.pricing.due === undefined ? null : (
        <input type="hidden" name={shownFields.due} value={store.orderedBasket.pricing.due} />
      )}
      {shownItems(store.orderedBasket).map(({ productId, quantity }, index) => (
        <input key={index} type="hidden" name={shownFields.item} value={`${quantity}*${productId}`} />
      ))}
      {children}
    </Steps>
  );
});
