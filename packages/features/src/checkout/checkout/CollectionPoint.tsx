import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import {
  hiddenWithoutScript,
  hiddenWithScript,
  NEEDS_HYDRATION,
  unscripted,
  useHydrated,
} from '@touchline/design-system/foundations';
import { Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { TextField } from '@touchline/design-system/TextField';
import { observer } from 'mobx-react-lite';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pickupMessages, pointKey, PointList, PointSummary, type PickupKind } from '../pickup/index.ts';
import type { CheckoutStore } from './CheckoutStore.ts';
import { ScriptMissing } from './ScriptMissing.tsx';
import { collectionFields } from './readCheckoutForm.ts';

const WithScript = styled.div`
  ${hiddenWithoutScript}
`;

const WithoutScript = styled.div`
  ${hiddenWithScript}
`;

/* The script of the page has not come. */
const Unscripted = styled.div`
  display: none;
  margin-block-end: ${token('space.16')};

  ${unscripted} {
    display: block;
  }
`;

interface CollectionPointProps {
  store: CheckoutStore;
  kind: PickupKind;
}

/** Where the goods are collected, and the button that opens the chooser. */
export const CollectionPoint = observer(function CollectionPoint({ store, kind }: CollectionPointProps) {
  const t = useMessages(pickupMessages);
  const isHydrated = useHydrated();
  const { point, openChooser, chooser } = store.collection;
  const { isMissing } = chooser;
  const shown = store.details.kind === kind ? point : undefined;
  return (
    <Stack gap={16}>
      {shown ? <PointSummary point={shown} /> : null}
      <WithScript>
        <Button variant="secondary" onClick={openChooser} {...NEEDS_HYDRATION}>
          {t(`${shown ? 'another' : 'choose'}.${kind}`)}
        </Button>
      </WithScript>
      {isHydrated ? null : (
        <WithoutScript>
          <Unscripted>
            <ScriptMissing />
          </Unscripted>
          <PlainChooser store={store} kind={kind} />
        </WithoutScript>
      )}
      {isHydrated && isMissing && store.details.kind === kind ? (
        <>
          <Callout tone="warning" isAnnounced>
            {t('chooser.missing')}
          </Callout>
          <PlainChooser store={store} kind={kind} />
        </>
      ) : null}
    </Stack>
  );
});

/**
 * The same without the chooser: a field for the place, a list, and a button for each. The form is posted without
 * JavaScript, and the buttons act by themselves where only the chooser's code has not come.
 */
const PlainChooser = observer(function PlainChooser({ store, kind }: CollectionPointProps) {
  const t = useMessages(pickupMessages);
  const { chooser } = store.collection;
  const { status, points, place, text, foundAt, problem, pickedKey, consumerId, consumerIdError } = chooser;
  const isSearched = store.details.kind === kind;
  const error = () => {
    if (!isSearched) return undefined;
    if (status.kind === 'failed') return t(`failed.${status.reason}`);
    if (status.kind !== 'none') return undefined;
    return place ? t(`none.${kind}`, { place: place.name }) : t('place.none');
  };
  const isHydrated = useHydrated();
  const handle = (act: () => Promise<unknown>) => (event: MouseEvent) => {
    if (!isHydrated) return;
    event.preventDefault();
    void act();
  };
  // The form posts the first point as long as no other is picked: the button chooses what is shown, too.
  const shownKey = pickedKey ?? points.filter(({ unavailable }) => !unavailable).map(pointKey)[0];
  const chooseShown = async () => {
    if (shownKey !== undefined) chooser.pick(shownKey);
    await chooser.choosePicked();
  };
  const isNumberAsked = points.some((point) => chooser.needsConsumerId(point));
  return (
    <Stack gap={16}>
      <TextField
        name={collectionFields.place(kind)}
        label={t('place.label')}
        {...(isHydrated
          ? { value: text, onChange: (event) => chooser.type(event.currentTarget.value) }
          : { defaultValue: isSearched ? text : '' })}
        error={error()}
        maxLength={100}
        autoComplete="postal-code"
      />
      <div>
        <Button
          type="submit"
          name="action"
          value="place"
          variant="secondary"
          isBusy={isHydrated && status.kind === 'searching'}
          onClick={handle(chooser.searchTyped)}
        >
          {t('place.find')}
        </Button>
      </div>
      {isSearched && status.kind === 'found' ? (
        <>
          <PointList
            name={collectionFields.point}
            legend={t(`kind.${kind}`)}
            points={points}
            foundAt={new Date(foundAt)}
            picked={shownKey}
            onPick={isHydrated ? chooser.pick : undefined}
            error={
              problem &&
              (problem.kind === 'refused'
                ? t(`refused.${problem.reason}`)
                : t(problem.reason === 'offline' ? 'notChosen.offline' : 'notChosen.unavailable'))
            }
          />
          {isNumberAsked ? (
            <TextField
              name={collectionFields.consumerId}
              label={t('consumerId.label', {
                carrier: points.find((point) => chooser.needsConsumerId(point))?.carrierName ?? '',
              })}
              hint={t('consumerId.hint')}
              error={consumerIdError && t(`consumerId.${consumerIdError}`)}
              inputMode="numeric"
              measure="short"
              maxLength={20}
              {...(isHydrated
                ? {
                    value: consumerId,
                    onChange: (event) => chooser.typeConsumerId(event.currentTarget.value),
                  }
                : { defaultValue: consumerId })}
            />
          ) : null}
          <div>
            <Button
              type="submit"
              name="action"
              value="point"
              variant="secondary"
              isBusy={chooser.isChoosing}
              onClick={handle(chooseShown)}
            >
              {t('pick')}
            </Button>
          </div>
        </>
      ) : null}
    </Stack>
  );
});
