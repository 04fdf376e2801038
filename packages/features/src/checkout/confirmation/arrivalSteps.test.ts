import { expect, it } from 'vitest';
import { strike, tempo } from '../../cart/basket/Basket.fixtures.ts';
import { britain } from '../../platform/site/Site.fixtures.ts';
import { Site } from '../../platform/site/index.ts';
import { arrivalSteps } from './arrivalSteps.ts';
import { paidOrder } from './Confirmation.fixtures.ts';

const byEmail = { id: 'egiftcard', shippingType: 'egiftcard' as const, name: '', pricing: { price: 0 } };
const site = new Site(britain);
const gift = {
  ...{ recipientName: 'Ada', recipientEmail: 'ada@example.org', senderName: 'Maya', texts: [] },
};
const stepsOf = (lines: Parameters<typeof arrivalSteps>[6], isPending = false) =>
  arrivalSteps(paidOrder, isPending, site, (key) => key, byEmail, undefined, lines).map(
    ({ state, detail }) => [state, detail],
  );

it('a gift card is under way until the mail of each is sent', () => {
  const waiting = { ...tempo, gift };
  const sent = { ...strike, gift: { ...gift, mailedAt: '2026-11-23T09:00:00Z' } };
  expect(stepsOf([waiting, sent])[1]).toEqual(['current', undefined]);
  expect(stepsOf([sent])[1]).toEqual(['done', site.moment('2026-11-23T09:00:00Z')]);
  expect(stepsOf([waiting], true)[1]).toEqual(['to-come', undefined]);
});

it('a file is there as soon as it is paid', () => {
  expect(stepsOf([tempo])[1]).toEqual(['done', undefined]);
  expect(stepsOf([tempo], true)[1]).toEqual(['to-come', undefined]);
});
