import type { Market } from '@touchline/contract/market/schema';
import { expect, it } from 'vitest';
import { marketWith, registrationPorts } from './Registration.fixtures.ts';
import { shownFields } from './registrationFields.ts';
import { registrationMarket } from './registrationMarket.ts';

it('begins with the last name where the addresses of the market do', () => {
  const { flags } = registrationPorts();
  const british = marketWith();
  const korean: Market = { ...british, addressFields: british.addressFields.toReversed() };
  const names = (market: Market) =>
    shownFields(registrationMarket(market, flags)).filter((name) => name.endsWith('Name'));
  expect(names(british)).toEqual(['firstName', 'lastName']);
  expect(names(korean)).toEqual(['lastName', 'firstName']);
});
