import { expect, it } from 'vitest';
import { byEmail } from './byEmail.ts';

const basket = (...types: ('regular' | 'preorder' | 'egiftcard' | 'digital')[]) => ({
  shipmentList: types.map((shipmentType, at) => ({
    ...{ shipmentId: `s-${at}`, shipmentType, productLineItemList: [] },
  })),
});

it.each([
  ['none', basket()],
  ['none', basket('regular', 'preorder')],
  ['some', basket('regular', 'egiftcard')],
  ['all', basket('egiftcard', 'digital')],
] as const)('says that %s of a basket is sent by email', (expected, shipments) => {
  expect(byEmail(shipments)).toBe(expected);
});
