import type { OrderLink } from '@touchline/contract/order/linkSchema';
import type { TrackOrderValues } from './TrackOrderStore.ts';

export const orderLink: OrderLink = {
  key: '5f0c1d9a7be24c6890aa31d2f4b7e6c85d13f9a0',
  expiresAt: '2027-02-19T10:00:00.000Z',
  sitePath: 'gb',
};

export const mayasSearch: TrackOrderValues = {
  orderNumber: 'TL-2026-7K4F9Q',
  email: 'maya.okafor@example.com',
};
