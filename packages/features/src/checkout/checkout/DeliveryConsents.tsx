import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../platform/i18n/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type { ConsentStore } from './delivery/ConsentStore.ts';
import { consentFields } from './readCheckoutForm.ts';
import { fieldIds } from './stepProblems.ts';

/** What the market asks to agree to before a delivery: a box for each document, none of them ticked in advance. */
export const DeliveryConsents = observer(function DeliveryConsents({ store }: { store: ConsentStore }) {
  const t = useMessages(checkoutMessages);
  const boxes = useRef<HTMLFieldSetElement>(null);

  // Takes over what was ticked before hydration.
  useLayoutEffect(() => {
    const ticked = [...(boxes.current?.querySelectorAll('input') ?? [])].filter(
      (box) => box.type === 'checkbox' && box.checked !== box.defaultChecked,
    );
    for (const box of ticked) void store.accept(box.name.slice(consentFields.box('').length), box.checked);
  }, [store]);

  if (store.status === 'failed')
    return (
      <Callout
        id={fieldIds.consents}
        tone="warning"
        isAnnounced
        actions={
          <Button variant="secondary" size="small" onClick={() => void store.load()}>
            {t('consents.reload')}
          </Button>
        }
      >
        {t('consents.unloaded')}
      </Callout>
    );
  if (store.asked.length === 0) return null;
  return (
    <Fieldset
      ref={boxes}
      id={fieldIds.consents}
      legend={t('consents.title')}
      error={store.failure && t(store.failure === 'offline' ? 'consents.offline' : 'consents.failed')}
    >
      <input type="hidden" name={consentFields.shown} value="1" />
      {store.asked.map(({ documentId, title, text, isRequired }) => (
        <Checkbox
          key={documentId}
          id={fieldIds.consent(documentId)}
          name={consentFields.box(documentId)}
          label={`${title} (${t(isRequired ? 'consents.required' : 'checkout.optional')})`}
          description={text}
          checked={store.acceptedConsents.has(documentId)}
          onChange={(event) => void store.accept(documentId, event.currentTarget.checked)}
          error={store.missing.has(documentId) ? t('consents.missing') : undefined}
        />
      ))}
    </Fieldset>
  );
});
