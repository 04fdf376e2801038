import { Button } from '@touchline/design-system/Button';
import { Callout } from '@touchline/design-system/Callout';
import { Dialog } from '@touchline/design-system/Dialog';
import { media } from '@touchline/design-system/foundations';
import { Stack } from '@touchline/design-system/layout';
import { announce } from '@touchline/design-system/LiveRegion';
import { SegmentedChoice } from '@touchline/design-system/SegmentedChoice';
import { Skeleton } from '@touchline/design-system/Skeleton';
import { token } from '@touchline/design-system/token';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '../../platform/i18n/index.ts';
import { lazyPart } from '../../platform/lazyPart/index.ts';
import { ConsumerIdField } from './ConsumerIdField.tsx';
import { pickupMessages } from './pickupMessages.ts';
import { PlaceField } from './PlaceField.tsx';
import { PointList } from './PointList.tsx';
import { pointKey, type PickupStore } from './PickupStore.ts';
import { useIsWide } from './useIsWide.ts';
import { MapBoundary, NoMap } from './MapBoundary.tsx';

const PickupMap = lazyPart(async () => (await import('./map/PickupMap.tsx')).PickupMap, NoMap);

/** What is chosen: a store of the shop, or a parcel shop or locker of a carrier. */
export type PickupKind = 'cnc' | 'pudo';

export interface PickupChooserProps {
  store: PickupStore;
  kind: PickupKind;
  /** The dialog's heading. @default "Collect from a store", or from a parcel shop or locker */
  title?: string;
}

const Found = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.16')};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

/** The map stays in view while the list beside it is scrolled. */
const MapPlace = styled.div`
  block-size: min(60dvh, 440px);
  ${media.wide} {
    position: sticky;
    inset-block-start: 0;
  }
`;

/** Finds a store, parcel shop or locker near a place: the list first, a map beside it, and one button that chooses. */
export const PickupChooser = observer(function PickupChooser({ store, kind, title }: PickupChooserProps) {
  const t = useMessages(pickupMessages);
  const { picked, isChoosing } = store;
  return (
    <Dialog
      isOpen={store.isOpen}
      onClose={store.close}
      title={title ?? t(`kind.${kind}`)}
      closeLabel={t('close')}
      size="large"
      onPhone="full"
      footer={
        picked && !picked.unavailable ? (
          <Button isBusy={isChoosing} busyLabel={t('pick.busy')} onClick={() => void store.choosePicked()}>
            {t('pick')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={20}>
        <PlaceField store={store} />
        <Result store={store} kind={kind} />
      </Stack>
    </Dialog>
  );
});

/** The button that chooses is at the end of the dialog: what it has to tell may be out of view. */
const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'nearest' });

const Result = observer(function Result({ store, kind }: PickupChooserProps) {
  const t = useMessages(pickupMessages);
  const { status, position, place, points, problem } = store;
  useFoundNews(store, kind);
  switch (status.kind) {
    case 'idle':
      if (position === 'denied' || position === 'unavailable' || position === 'elsewhere')
        return (
          <Callout tone="warning" isAnnounced>
            {t(`here.${position}`)}
          </Callout>
        );
      return <p>{t(`idle.${kind}`)}</p>;
    case 'searching':
      return (
        <Stack gap={8}>
          {[0, 1, 2].map((each) => (
            <Skeleton key={each} shape="box" style={{ blockSize: 150 }} />
          ))}
        </Stack>
      );
    case 'none':
      return (
        <Callout isAnnounced>{place ? t(`none.${kind}`, { place: place.name }) : t('place.none')}</Callout>
      );
    case 'failed':
      return (
        <Callout
          tone="urgent"
          isAnnounced
          actions={
            status.reason === 'signIn' ? null : (
              <Button variant="secondary" size="small" onClick={() => void store.retry()}>
                {t('retry')}
              </Button>
            )
          }
        >
          {t(`failed.${status.reason}`)}
        </Callout>
      );
    case 'found':
      return (
        <Stack gap={16}>
          <p>{t(`found.${kind}`, { count: points.length })}</p>
          {store.isAllTaken ? <Callout tone="warning">{t('allTaken')}</Callout> : null}
          {problem ? (
            <div ref={bringIntoView}>
              <Callout tone="urgent" isAnnounced>
                {problem.kind === 'refused'
                  ? t(`refused.${problem.reason}`)
                  : t(problem.reason === 'offline' ? 'notChosen.offline' : 'notChosen.unavailable')}
              </Callout>
            </div>
          ) : null}
          <FoundPoints store={store} kind={kind} />
        </Stack>
      );
  }
});

/** The list, and the map beside it; on a phone one of both. */
const FoundPoints = observer(function FoundPoints({ store, kind }: PickupChooserProps) {
  const t = useMessages(pickupMessages);
  const isWide = useIsWide();
  const list = useRef<HTMLDivElement>(null);
  const { pickedKey, view } = store;
  const isMapShown = isWide || view === 'map';

  // What is picked on the map comes into view in the list.
  useEffect(() => {
    list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
  }, [pickedKey]);

  return (
    <>
      {isWide ? null : (
        <SegmentedChoice
          legend={t('view.label')}
          isLegendHidden
          isWide
          value={view}
          onValueChange={(shown) => store.show(shown === 'map' ? 'map' : 'list')}
          segments={[
            { value: 'list', label: t('view.list') },
            { value: 'map', label: t('view.map') },
          ]}
        />
      )}
      <Found>
        {isWide || view === 'list' ? (
          <div ref={list}>
            <PointList
              points={store.points}
              legend={t(`kind.${kind}`)}
              foundAt={new Date(store.foundAt)}
              picked={pickedKey}
              onPick={store.pick}
            >
              {store.asksConsumerId ? <ConsumerIdField store={store} /> : null}
            </PointList>
          </div>
        ) : null}
        {isMapShown ? (
          <MapPlace>
            <MapBoundary>
              <Suspense fallback={<Skeleton shape="box" style={{ blockSize: '100%' }} />}>
                <PickupMap points={store.points} near={store.near} picked={pickedKey} onPick={store.pick} />
              </Suspense>
            </MapBoundary>
          </MapPlace>
        ) : null}
      </Found>
      {!isWide && view === 'map' && store.picked ? (
        <PointList
          points={[store.picked]}
          legend={t(`kind.${kind}`)}
          foundAt={new Date(store.foundAt)}
          picked={pointKey(store.picked)}
          onPick={store.pick}
        >
          {store.asksConsumerId ? <ConsumerIdField store={store} /> : null}
        </PointList>
      ) : null}
    </>
  );
});

/** Tells screen readers how many were found. */
function useFoundNews({ status, points }: PickupStore, kind: PickupKind): void {
  const t = useMessages(pickupMessages);
  const news =
    status.kind === 'searching'
      ? t('searching')
      : status.kind === 'found'
        ? t(`found.${kind}`, { count: points.length })
        : undefined;
  const isFirst = useRef(true);
  useEffect(() => {
    if (news !== undefined && !isFirst.current) announce(news);
    isFirst.current = false;
  }, [news]);
}
