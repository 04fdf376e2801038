import { RadioCard, RadioCards } from '@touchline/design-system/RadioCards';
import { observer } from 'mobx-react-lite';
import { useMessages } from '../../platform/i18n/index.ts';
import { pickupMessages } from '../pickup/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { CollectionPoint } from './CollectionPoint.tsx';
import { deliveryKinds } from './delivery/deliveryKinds.ts';
import { collectionFields } from './readCheckoutForm.ts';
import { deliveryProblem, fieldIds, pointProblem } from './stepProblems.ts';
import { useProblemText } from './useProblemText.ts';

/** How the goods reach the shopper: sent, or collected, and then where. */
export const DeliveryKindChoice = observer(function DeliveryKindChoice({ store }: { store: CheckoutStore }) {
  const t = useMessages(pickupMessages);
  const problemText = useProblemText();
  const { details, collection, delivery } = store;
  const { problem } = delivery;
  return (
    <RadioCards
      id={fieldIds.pickup}
      name={collectionFields.kind}
      legend={t('kind.legend')}
      isLegendHidden
      value={details.kind}
      error={
        collection.isPointMissing
          ? problemText(pointProblem(details))
          : problem?.kind === 'pickupRefused'
            ? problemText(deliveryProblem(problem))
            : undefined
      }
      onValueChange={(value) => {
        const kind = deliveryKinds.find((known) => known === value);
        if (kind) void store.chooseKind(kind);
      }}
    >
      {details.kinds.map((kind) => (
        <RadioCard key={kind} value={kind} label={t(`kind.${kind}`)}>
          {kind === 'home' ? null : <CollectionPoint store={store} kind={kind} />}
        </RadioCard>
      ))}
    </RadioCards>
  );
});
