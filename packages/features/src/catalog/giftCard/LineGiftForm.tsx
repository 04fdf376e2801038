import { AccordionItem } from '@touchline/design-system/Accordion';
import { Button } from '@touchline/design-system/Button';
import { Stack } from '@touchline/design-system/layout';
import { announce } from '@touchline/design-system/LiveRegion';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useRef, type SubmitEvent } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { giftCardMessages } from './giftCardMessages.ts';
import { GiftFields } from './GiftFields.tsx';
import type { LineGiftStore } from './LineGiftStore.ts';

export interface LineGiftFormProps {
  store: LineGiftStore;
  /** Where the form is sent without JavaScript. */
  action: string;
  /** The line of the bag. */
  itemId: string;
  /** For whom it is now. */
  recipient: string;
  /** The amount as it is written. */
  amount: string;
}

/** Changes for whom a gift card of the bag is: closed until it is asked for, or refused. */
export const LineGiftForm = observer(function LineGiftForm({
  store,
  action,
  itemId,
  recipient,
  amount,
}: LineGiftFormProps) {
  const t = useMessages(giftCardMessages);
  const details = useRef<HTMLDetailsElement>(null);
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: form } = event;
    if (!(await store.submit())) {
      // After React has marked the fields.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
      return;
    }
    announce(t('line.saved'));
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <AccordionItem
      ref={details}
      level="none"
      title={
        <>
          {t('line.change')}
          <VisuallyHidden>{`: ${t('preview.to', { name: recipient })}`}</VisuallyHidden>
        </>
      }
      defaultOpen={store.wasRefused}
    >
      <form method="post" action={action} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <input type="hidden" name="action" value="gift" />
        <input type="hidden" name="itemId" value={itemId} />
        <Stack gap={16}>
          <GiftFields store={store.fields} amount={amount} />
          <Button type="submit" variant="secondary" isBusy={store.isSubmitting}>
            {t('line.save')}
          </Button>
        </Stack>
      </form>
    </AccordionItem>
  );
});
