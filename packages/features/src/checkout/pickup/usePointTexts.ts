import { addressLines } from '@touchline/contract/market/addressLines';
import type { PickupPoint } from '@touchline/contract/pickup/schema';
import type { OpeningHoursLabels } from '@touchline/design-system/OpeningHours';
import { useMessages } from '../../platform/i18n/index.ts';
import { useSite } from '../../platform/site/index.ts';
import { hoursOn, isAllDay } from './openingHours.ts';
import { pickupMessages } from './pickupMessages.ts';

/** What is said about a pick-up point. */
export interface PointTexts {
  /** `12 Camden High Street, London NW1 0JH`. */
  address: string;
  distance: string | undefined;
  /** What it is, and whose: `Parcel shop, DHL`; nothing for a store of the shop. */
  kind: string | undefined;
  /** `Today 10:00–20:00`; only where the day is given. */
  today: string | undefined;
  /** `All here`, `2 of 3 here`, `From Thursday 26 November`. */
  stock: string | undefined;
  /** `Ready by Mon 23 Nov, 14:00`. */
  ready: string | undefined;
  /** Why it can't be chosen. */
  unavailable: string | undefined;
}

/** Returns the texts about a point, in the language of the page; `now` decides which opening hours are today's. */
export function usePointTexts(): (point: PickupPoint, now: Date | undefined) => PointTexts {
  const site = useSite();
  const t = useMessages(pickupMessages);
  return (point, now) => {
    const { type, carrierName, address, distance, unavailable, stock, lines = [], readyBy, timeZone } = point;
    const spans = now ? hoursOn(point, now) : undefined;
    const hours = spans
      ?.map((span) => (isAllDay(span) ? t('hours.allDay') : site.hours(span.opens, span.closes)))
      .join(', ');
    const later = readyBy === undefined ? undefined : site.day(readyBy, 'long', timeZone);
    const stockText = () => {
      switch (stock) {
        case undefined:
          return undefined;
        case 'later':
          return later === undefined ? t('stock.none') : t('stock.later', { day: later });
        case 'some': {
          const there = lines.filter(({ availableQuantity, quantity }) => availableQuantity >= quantity);
          return t('stock.some', { there: there.length, count: lines.length });
        }
        case 'all':
        case 'none':
          return t(`stock.${stock}`);
      }
    };
    return {
      address: addressLines({ ...address, firstName: '', lastName: '' }, site.market.addressOrder).join(', '),
      distance: distance === undefined ? undefined : site.distance(distance),
      kind: type === 'cnc' ? undefined : [t(`type.${type}`), carrierName].filter(Boolean).join(', '),
      today: hours === undefined ? undefined : hours ? t('hours.today', { hours }) : t('hours.closedToday'),
      stock: stockText(),
      ready:
        readyBy === undefined || stock === 'none' || stock === 'later'
          ? undefined
          : t('ready', { moment: site.ready(readyBy, timeZone) }),
      unavailable: unavailable && t(unavailable),
    };
  };
}

/** The texts of the opening hours, as the design system wants them. */
export function useHoursLabels(): OpeningHoursLabels {
  const t = useMessages(pickupMessages);
  return {
    caption: t('hours.title'),
    closedAllDay: t('hours.closed'),
    allDay: t('hours.allDay'),
    today: t('hours.day'),
    special: t('hours.special'),
    open: (until) => (until === undefined ? t('hours.always') : t('hours.open', { time: until })),
    closed: (time, day) => {
      if (time === undefined) return t('hours.closedNow');
      return day === undefined ? t('hours.opensLater', { time }) : t('hours.opensOn', { day, time });
    },
  };
}
