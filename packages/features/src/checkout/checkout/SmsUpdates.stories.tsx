import * as baskets from '@touchline/contract/basket/endpoints';
import { getSite } from '@touchline/contract/market/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { when } from 'mobx';
import { expect, userEvent, within } from 'storybook/test';
import { typed } from './Checkout.fixtures.ts';
import { readyBasket, returning, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';
import { SmsUpdates } from './SmsUpdates.tsx';
import { siteWithSms } from './SmsUpdates.fixtures.ts';

const having = (change: (session: TestCheckoutSession) => void = () => undefined) =>
  returning((session) => {
    session.server.on(getSite, { answer: siteWithSms });
    change(session);
  }).store;

/** Once the page is there, the shopper wants messages. */
const wanting = (change: (session: TestCheckoutSession) => void = () => undefined) =>
  having((session) => {
    change(session);
    void when(
      () => session.store.status.kind === 'ready',
      () => void session.store.wantSms(true),
    );
  });

const meta = {
  title: 'Features/Checkout/Text messages',
  component: SmsUpdates,
  args: { store: having() },
} satisfies Meta<typeof SmsUpdates>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Not wanted: only the offer. */
export const Default: Story = {};

/** Wanted: the number of the contact is suggested, and can be another one. */
export const Ready: Story = {
  args: {
    store: wanting(({ server }) => {
      const customer = { email: typed.contact.email, receiveSmsUpdates: true, smsNumber: '+447700900142' };
      server.on(baskets.patchBasket, { answer: readyBasket({ customer }) });
    }),
  },
};

/** No mobile number of the chosen country. */
export const Invalid: Story = {
  args: {
    store: wanting(({ store }) => {
      const { sms } = store.delivery;
      void when(
        () => sms.isWanted,
        () => {
          sms.type('0161 496 0123');
          void sms.leave();
        },
      );
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Enter a mobile number like/)).toBeVisible();
  },
};

/** The number is not kept yet. */
export const Offline: Story = {
  args: { store: wanting(({ server }) => server.on(baskets.patchBasket, 'offline')) },
};

/** Ticked: the field for the number opens. */
export const Ticked: Story = {
  tags: ['!autodocs'],
  args: { store: having() },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('checkbox', { name: /^Text me about this delivery/ }));
    await expect(page.getByRole('textbox', { name: /^Mobile number for messages/ })).toBeVisible();
  },
};
