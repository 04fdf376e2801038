import {
  changeNewsletterPreferences,
  changeOwnNewsletter,
  confirmNewsletter,
  endNewsletter,
  endOwnNewsletter,
  getNewsletterSubscription,
  getOwnNewsletter,
  getSignupCampaign,
  requestNewsletterLink,
} from '@touchline/contract/newsletter/endpoints';
import { expect, it } from 'vitest';
import { testPorts } from '../platform/ports/testPorts.ts';
import { campaign, maya, subscription } from './Newsletter.fixtures.ts';
import { CampaignStore } from './CampaignStore.ts';
import { SubscriptionStore } from './SubscriptionStore.ts';

const over = { status: 404, error: { errorCode: 'NotFound', message: '' } };
const away = { status: 503, error: { errorCode: 'Unavailable', message: '' } };
const choices = { topics: ['offers' as const], frequency: 'all' as const };

it('opens a link without changing anything, then confirms, saves and ends by its key', async () => {
  const ports = testPorts();
  ports.server
    .on(getNewsletterSubscription, { answer: { ...subscription, state: 'pending' } })
    .on(confirmNewsletter, { answer: { subscription, key: 'kept' } })
    .on(changeNewsletterPreferences, { answer: { ...subscription, topics: ['offers'] } })
    .on(endNewsletter, { answer: { ...subscription, state: 'ended' } });
  const store = new SubscriptionStore(ports);
  await store.open('first');
  expect(ports.server.calls.map(({ id }) => id)).toEqual(['getNewsletterSubscription']);
  expect(await store.confirm()).toBe(true);
  expect([store.key, store.done]).toEqual(['kept', 'confirm']);
  expect(await store.save(choices)).toBe(true);
  expect(ports.server.callsOf(changeNewsletterPreferences)[0]?.url.searchParams.get('key')).toBe('kept');
  expect(await store.end()).toBe(true);
  expect(store.status).toMatchObject({ subscription: { state: 'ended' } });
});

it('without a link, or with one that is over, offers a new one; the answer is the same for everybody', async () => {
  const ports = testPorts();
  ports.server.on(getNewsletterSubscription, over).on(requestNewsletterLink, { answer: { accepted: true } });
  const store = new SubscriptionStore(ports);
  await store.open('');
  expect([store.status.kind, ports.server.calls]).toEqual(['linkOver', []]);
  await store.open('old');
  expect(store.status.kind).toBe('linkOver');
  expect(await store.askLink('maya@')).toBe(false);
  expect(store.fields.problems.get('email')?.key).toBe('profile.emailparseerror');
  expect(await store.askLink(maya)).toBe(true);
  expect(store.done).toBe('askLink');
});

it('says that nothing was changed when a change fails, and keeps what is shown', async () => {
  const ports = testPorts();
  ports.server
    .on(getNewsletterSubscription, { answer: subscription })
    .on(changeNewsletterPreferences, away, 'offline');
  const store = new SubscriptionStore(ports);
  await store.open('key');
  expect(await store.save(choices)).toBe(false);
  expect([store.problem, store.status]).toEqual(['failed', { kind: 'open', subscription }]);
  await store.save(choices);
  expect(store.problem).toBe('offline');
});

it('shows and changes the newsletter of an account without a key', async () => {
  const ports = testPorts();
  ports.server
    .on(getOwnNewsletter, { answer: { state: 'none' } }, { answer: subscription })
    .on(changeOwnNewsletter, { answer: subscription })
    .on(endOwnNewsletter, { answer: { ...subscription, state: 'ended' } });
  const store = new SubscriptionStore(ports);
  await store.openOwn();
  expect(store.status.kind).toBe('none');
  await store.openOwn();
  expect(await store.save(choices)).toBe(true);
  expect(await store.end()).toBe(true);
  expect(ports.server.calls.filter(({ url }) => url.searchParams.has('key'))).toEqual([]);
});

it('fetches a campaign by component and trigger; a missing one is CAMPAIGN NOT FOUND [A3.43, A7.19, A7.20]', async () => {
  const ports = testPorts();
  ports.server.on(getSignupCampaign, { answer: campaign }, over, {
    answer: { ...campaign, error: 'Closed.' },
  });
  const store = new CampaignStore(ports);
  await store.load('launch-list', 'page');
  const [call] = ports.server.calls;
  expect(call?.url.pathname).toBe('/api/content/signup-campaigns/launch-list');
  expect(call?.url.searchParams.get('trigger')).toBe('page');
  expect(store.ofSignup).toEqual({ componentId: 'launch-list', trigger: 'page', 'cs-version': '3' });
  await store.load('none', 'page');
  expect([store.status.kind, store.ofSignup]).toEqual(['missing', undefined]);
  expect(ports.reported.join()).toContain('CAMPAIGN NOT FOUND');
  await store.load('launch-list', 'page');
  expect(store.ofSignup).toBeUndefined();
});
