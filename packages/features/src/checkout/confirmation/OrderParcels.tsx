import { isByEmail } from '@touchline/contract/market/byEmail';
import type { LineItem } from '@touchline/contract/basket/schema';
import type { Parcel as ParcelNews } from '@touchline/contract/order/parcelSchema';
import type { ParcelState } from '@touchline/contract/order/parcelStates';
import type { Order } from '@touchline/contract/order/schema';
import { media } from '@touchline/design-system/foundations';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { Link } from '@touchline/design-system/Link';
import { Picture } from '@touchline/design-system/Picture';
import { Timeline } from '@touchline/design-system/Timeline';
import { token, type } from '@touchline/design-system/token';
import styled from 'styled-components';
import { lineLink, personalisationTexts } from '../../cart/basket/index.ts';
import { useMessages } from '../../platform/i18n/index.ts';
import { pictureView } from '../../platform/picture/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { arrivalSteps, arrivalTime } from './arrivalSteps.ts';
import { confirmationMessages } from './confirmationMessages.ts';
import { endedSteps } from './endedSteps.ts';
import { parcelsOf, type Parcel } from './parcels.ts';
import { Tracking } from './Tracking.tsx';

const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${token('space.16')} ${token('cards.column')};
  margin: 0;
  padding: 0;
  list-style: none;

  & b {
    ${type('card')}
    display: block;
    margin-block-start: ${token('space.8')};
  }
  & span {
    ${type('meta')}
    display: block;
    overflow-wrap: anywhere;
    color: ${token('color.text.subtle')};
  }
`;

const ParcelSection = styled.section`
  display: grid;
  gap: ${token('space.20')};
  padding-block-start: ${token('space.24')};
  border-block-start: 1px solid ${token('color.line')};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;

    & > h3 {
      grid-column: 1 / -1;
    }
  }
`;

/** A date in a headline: on a phone it needs two lines. */
const breakable = (day: string): string => day.replaceAll('\u00a0', ' ');

type There = 'delivered' | 'ready' | 'collected';

/** Whether a parcel is where it belongs: then its headline says so, and no longer when it is expected. */
const isThere = (state: ParcelState): state is There =>
  state === 'delivered' || state === 'ready' || state === 'collected';

const thereSince = ({ state, steps }: ParcelNews, { placedAt }: Order): string =>
  steps.find((step) => step.state === state)?.at ?? placedAt;

interface OrderParcelsProps {
  order: Order;
  isPending: boolean;
  /** Path of the page on which a product of the order is reviewed, below the site path. */
  reviewPath: ((productId: string) => string) | undefined;
}

/** What was ordered and when it arrives; separately for each parcel where there are several. */
export function OrderParcels({ order, isPending, reviewPath }: OrderParcelsProps) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  const parcels = parcelsOf(order);
  const stepsOf = ({ shipping, news, lines }: Parcel) =>
    arrivalSteps(order, isPending, site, t, shipping, news, lines);
  const arrivalOf = ({ shipping, news }: Parcel) =>
    news && isThere(news.state)
      ? t(`confirmation.now.${news.state}`, { day: breakable(site.day(thereSince(news, order))) })
      : isByEmail(shipping?.shippingType)
        ? t('confirmation.byEmail')
        : shipping?.deliveryPeriod
          ? t(shipping.pickup ? 'confirmation.collect' : 'confirmation.arrival', {
              day: breakable(arrivalTime(shipping, site, t) ?? site.day(shipping.deliveryPeriod.to)),
            })
          : t('confirmation.arrival.unknown');
  const ended = endedSteps(order, site, t);
  const [first] = parcels;

  if (first && (ended || parcels.length === 1)) {
    return (
      <Stack gap={40}>
        <Stack gap={20}>
          <Heading level={2}>{ended ? t('confirmation.ended') : arrivalOf(first)}</Heading>
          <Timeline steps={ended ?? stepsOf(first)} />
          {ended ? null : <Tracking news={first.news} />}
        </Stack>
        <Stack gap={16}>
          <Heading level={2} variant="head">
            {t('confirmation.items')}
          </Heading>
          <ItemTiles
            reviewPath={isPending ? undefined : reviewPath}
            lines={ended ? order.productLineItemList : first.lines}
          />
        </Stack>
      </Stack>
    );
  }

  // What is sent by email is no parcel: then each part says how it comes.
  const isMixed = parcels.some(({ shipping }) => isByEmail(shipping?.shippingType));
  const isUnknown = parcels.every(({ lines }) => lines.length === 0);
  return (
    <Stack gap={32}>
      <Heading level={2}>
        {isMixed ? t('confirmation.parts') : t('confirmation.parcels', { count: parcels.length })}
      </Heading>
      {parcels.map((parcel, at) => (
        <ParcelSection key={parcel.shipping?.itemIds?.join() ?? at} aria-labelledby={`parcel-${at + 1}`}>
          <Heading level={3} variant="head" id={`parcel-${at + 1}`}>
            {isMixed
              ? arrivalOf(parcel)
              : t('confirmation.parcel', {
                  number: at + 1,
                  count: parcels.length,
                  arrival: arrivalOf(parcel),
                })}
          </Heading>
          {parcel.lines.length > 0 ? (
            <ItemTiles reviewPath={isPending ? undefined : reviewPath} lines={parcel.lines} />
          ) : null}
          <Timeline steps={stepsOf(parcel)} />
          <Tracking news={parcel.news} />
        </ParcelSection>
      ))}
      {isUnknown ? (
        <ItemTiles reviewPath={isPending ? undefined : reviewPath} lines={order.productLineItemList} />
      ) : null}
    </Stack>
  );
}

interface ItemTilesProps extends Pick<OrderParcelsProps, 'reviewPath'> {
  lines: readonly LineItem[];
}

function ItemTiles({ lines, reviewPath }: ItemTilesProps) {
  const t = useMessages(confirmationMessages);
  const site = useSite();
  const textsOf = (line: LineItem) => {
    const { mailedAt, texts = [] } = line.gift ?? {};
    if (mailedAt === undefined) return personalisationTexts(line);
    // The last text says when it is to be sent.
    return [...texts.slice(0, -1), t('confirmation.gift.mailed', { day: site.day(mailedAt) })];
  };
  return (
    <Items role="list">
      {lines.map((line) => (
        <li key={line.itemId}>
          <Picture
            view={line.picture && pictureView(line.picture)}
            alt=""
            ratio="square"
            sizes="180px"
            corners="picture"
          />
          <b>
            {line.url === '/' ? (
              line.productName
            ) : (
              <Link variant="quiet" href={site.href(lineLink(line))}>
                {line.productName}
              </Link>
            )}
          </b>
          <span>{t('confirmation.line', { size: site.size(line.size), count: line.quantity })}</span>
          {line.sentFrom === undefined ? null : (
            <span>{t('confirmation.sentFrom', { day: site.day(line.sentFrom) })}</span>
          )}
          {textsOf(line).map((text) => (
            <span key={text}>{text}</span>
          ))}
          {reviewPath && !line.gift ? (
            <div data-no-print="">
              <Link href={site.href(reviewPath(line.baseProductId))}>
                {t('confirmation.review', { name: line.productName })}
              </Link>
            </div>
          ) : null}
        </li>
      ))}
    </Items>
  );
}
