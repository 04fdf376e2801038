import type { DeliveryMethod, Market } from '@touchline/contract/market/schema';
import { testMarket } from '../../../kernel/market/testing/testMarket.ts';

type Scheduling = NonNullable<DeliveryMethod['scheduling']>;

/** A home delivery at a chosen time: evenings on every day, mornings from Monday to Friday. */
export const scheduledMethod = (changes: Partial<Scheduling> = {}): DeliveryMethod => ({
  id: 'AGENDADA_HOME',
  shippingType: 'home',
  carrierCode: 'RM',
  carrierService: 'SCHEDULED',
  price: 5,
  cutOffHour: 18,
  leadDays: { from: 1, to: 1 },
  scheduling: {
    days: 5,
    noticeHours: 4,
    slots: [
      { from: '08:00', to: '12:00', weekdays: [1, 2, 3, 4, 5], capacity: 2 },
      { from: '18:00', to: '21:00', capacity: 1, price: 2.5 },
    ],
    ...changes,
  },
});

/** The test market's methods, and one whose time is chosen. */
export const withScheduled = (changes: Partial<Scheduling> = {}): Pick<Market, 'deliveryMethods'> => ({
  deliveryMethods: [...testMarket().deliveryMethods, scheduledMethod(changes)],
});
