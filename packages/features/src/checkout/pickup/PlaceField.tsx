import type { Place } from '@touchline/contract/pickup/schema';
import { Button } from '@touchline/design-system/Button';
import { ComboBox, type LoadOptions } from '@touchline/design-system/ComboBox';
import { media } from '@touchline/design-system/foundations';
import { PinIcon } from '@touchline/design-system/Icon';
import { Stack } from '@touchline/design-system/layout';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { pickupMessages } from './pickupMessages.ts';
import type { PickupStore } from './PickupStore.ts';

const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${token('space.8')};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** Where to search: a place with suggestions, or the position on a press. */
export const PlaceField = observer(function PlaceField({ store }: { store: PickupStore }) {
  const t = useMessages(pickupMessages);
  const suggested = useRef(new Map<string, Place>());
  const load = useMemo<LoadOptions>(
    () => async (text, signal) => {
      const places = await store.suggest(text, signal);
      suggested.current = new Map(places.map((place) => [place.name, place]));
      return places.map(({ name }) => ({ value: name, label: name }));
    },
    [store],
  );
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The page below the dialog may be a form of its own.
    event.stopPropagation();
    void store.searchTyped();
  };
  const chosen = store.place && { value: store.place.name, label: store.place.name };
  return (
    <Stack gap={8}>
      <Line role="search" onSubmit={handleSubmit}>
        <ComboBox
          label={t('place.label')}
          options={load}
          defaultValue={chosen ?? null}
          allowsCustomValue
          autoComplete="postal-code"
          enterKeyHint="search"
          onTextChange={(text) => store.type(text)}
          onValueChange={(option) => {
            const place = option && suggested.current.get(option.value);
            if (place) void store.searchPlace(place);
          }}
          loadingLabel={t('place.loading')}
          noneLabel={t('place.none')}
          failedLabel={t('place.failed')}
        />
        <Button type="submit" isBusy={store.status.kind === 'searching'} busyLabel={t('searching')}>
          {t('place.find')}
        </Button>
      </Line>
      <div>
        <Button
          variant="secondary"
          size="small"
          isBusy={store.position === 'asking'}
          busyLabel={t('here.asking')}
          onClick={() => void store.searchHere()}
        >
          <PinIcon size={16} />
          {t('here')}
        </Button>
      </div>
    </Stack>
  );
});
