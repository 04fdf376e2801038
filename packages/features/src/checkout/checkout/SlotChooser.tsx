import type { DeliverySlot, SchedulingDay, SchedulingOptions } from '@touchline/contract/scheduling/schema';
import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Checkbox } from '@touchline/design-system/Checkbox';
import { Fieldset } from '@touchline/design-system/Fieldset';
import { Stack } from '@touchline/design-system/layout';
import { RadioCard, RadioCards } from '@touchline/design-system/RadioCards';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token, type } from '@touchline/design-system/token';
import { VisuallyHidden } from '@touchline/design-system/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { checkoutMessages } from './checkoutMessages.ts';
import type { DeliveryStore } from './delivery/DeliveryStore.ts';
import { slotFields } from './readCheckoutForm.ts';
import { fieldIds, slotProblem } from './stepProblems.ts';
import { useProblemText } from './useProblemText.ts';

/** Days that are shown at once; the others open below. */
const shownDays = 3;

const Later = styled.details`
  & > summary {
    ${type('label')}
    inline-size: fit-content;
    padding-block: ${token('space.12')};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`;

const Note = styled.div`
  ${type('meta')}
  display: grid;
  gap: ${token('space.4')};
`;

export interface SlotChooserProps {
  delivery: DeliveryStore;
  shipmentId: string;
  /** Names the parcel, where there are several. */
  parcel?: string | undefined;
  /** The first chooser of the page shows what has to be put right. */
  isFirst: boolean;
}

/** Day and hours of a delivery whose time is chosen: days as groups, slots as radio buttons. */
export const SlotChooser = observer(function SlotChooser({
  delivery,
  shipmentId,
  parcel,
  isFirst,
}: SlotChooserProps) {
  const t = useMessages(checkoutMessages);
  const problemText = useProblemText();
  const { slots } = delivery;
  // Not before the page shows what the server sent.
  useEffect(() => slots.restore(), [slots]);
  const status = slots.statuses.get(shipmentId);
  const options = slots.availableSchedulingOptions.get(shipmentId);
  const { problem } = slots;
  const error = isFirst && problem ? problemText(slotProblem(problem)) : undefined;
  if (status === undefined) return null;
  return (
    <Fieldset
      id={isFirst ? fieldIds.slots : undefined}
      legend={parcel ? `${t('slot.title')}: ${parcel}` : t('slot.title')}
      hint={options && <NextFree delivery={delivery} shipmentId={shipmentId} />}
      error={problem?.kind === 'legalMissing' ? undefined : error}
      aria-busy={slots.isSending}
    >
      {status === 'loading' ? (
        <Stack gap={8}>
          <VisuallyHidden role="status">{t('slot.loading')}</VisuallyHidden>
          <Skeleton shape="box" style={{ blockSize: 64 }} />
          <Skeleton shape="box" style={{ blockSize: 64 }} />
        </Stack>
      ) : null}
      {status === 'failed' || status === 'offline' ? (
        <Callout
          tone="warning"
          isAnnounced
          actions={
            <Button variant="secondary" size="small" onClick={() => void delivery.loadSlots(shipmentId)}>
              {t('slot.reload')}
            </Button>
          }
        >
          {t(`slot.unloaded.${status}`)}
        </Callout>
      ) : null}
      {status === 'ready' && options ? (
        <Slots
          delivery={delivery}
          options={options}
          legalError={problem?.kind === 'legalMissing' ? error : undefined}
        />
      ) : null}
    </Fieldset>
  );
});

/** The first slot that is free, as long as none is chosen and the first ones are not. */
const NextFree = observer(function NextFree({
  delivery,
  shipmentId,
}: Pick<SlotChooserProps, 'delivery' | 'shipmentId'>) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { slots } = delivery;
  const next = slots.nextFree(shipmentId);
  const first = slots.availableSchedulingOptions.get(shipmentId)?.days[0]?.slots[0];
  if (!next || !first?.isFull || slots.scheduledDeliveryTimeslot(shipmentId) !== undefined) return null;
  const { from, to } = next;
  return t('slot.nextFree', { day: site.day(from), from: site.time(from), to: site.time(to) });
});

const Slots = observer(function Slots({
  delivery,
  options,
  legalError,
}: {
  delivery: DeliveryStore;
  options: SchedulingOptions;
  legalError: string | undefined;
}) {
  const t = useMessages(checkoutMessages);
  const { slots } = delivery;
  const { shipmentId, days, legal } = options;
  if (!slots.nextFree(shipmentId) && slots.scheduledDeliveryTimeslot(shipmentId) === undefined)
    return <Callout tone="warning">{t(days.length === 0 ? 'slot.none' : 'slot.allFull')}</Callout>;
  const chosenDay = slots.scheduledDeliveryDate(shipmentId);
  const [soon, later] = [days.slice(0, shownDays), days.slice(shownDays)];
  const day = (each: SchedulingDay) => (
    <Day key={each.date} delivery={delivery} shipmentId={shipmentId} day={each} />
  );
  return (
    <Stack>
      {soon.map(day)}
      {later.length > 0 ? (
        <Later open={later.some(({ date }) => date === chosenDay) || undefined}>
          <summary>{t('slot.more', { count: later.length })}</summary>
          <Stack>{later.map(day)}</Stack>
        </Later>
      ) : null}
      {legal ? (
        <Note>
          <p>{t(`slot.legal.${legal.textKey}`)}</p>
          {legal.isAcceptanceNeeded ? (
            <>
              <input type="hidden" name={slotFields.termsShown} value="1" />
              <Checkbox
                name={slotFields.terms}
                label={t('slot.legal.accept')}
                checked={slots.isLegalAccepted}
                onChange={(event) => void slots.accept(event.currentTarget.checked)}
                error={legalError}
              />
            </>
          ) : null}
        </Note>
      ) : null}
    </Stack>
  );
});

const Day = observer(function Day({
  delivery,
  shipmentId,
  day,
}: {
  delivery: DeliveryStore;
  shipmentId: string;
  day: SchedulingDay;
}) {
  const site = useSite();
  const t = useMessages(checkoutMessages);
  const { slots } = delivery;
  const chosen = slots.scheduledDeliveryTimeslot(shipmentId);
  const price = (slot: DeliverySlot) => {
    if (slot.isFull && slot.id !== chosen) return t('slot.full');
    return slot.price === 0 ? t('slot.included') : t('slot.extra', { sum: site.money(slot.price) });
  };
  return (
    <RadioCards
      layout="grid"
      name={slotFields.slot(shipmentId)}
      legend={site.day(day.date)}
      value={chosen ?? ''}
      onValueChange={(id) => void slots.choose(shipmentId, id)}
    >
      {day.slots.map((slot) => (
        <RadioCard
          key={slot.id}
          value={slot.id}
          label={t('slot.hours', { from: site.time(slot.from), to: site.time(slot.to) })}
          description={price(slot)}
          disabled={slot.isFull && slot.id !== chosen}
        />
      ))}
    </RadioCards>
  );
});
