import * as baskets from '@touchline/contract/basket/endpoints';
import * as permissions from '@touchline/contract/permissions/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, userEvent, within } from 'storybook/test';
import type { CheckoutStore } from './CheckoutStore.ts';
import { readyBasket, type TestCheckoutSession } from './CheckoutSession.fixtures.ts';
import { DeliveryConsents } from './DeliveryConsents.tsx';
import { agreedTo, askedForDocuments } from './Documents.fixtures.ts';

const Consents = observer(function Consents({ store }: { store: CheckoutStore }) {
  return <DeliveryConsents store={store.delivery.consents} />;
});

const meta = {
  title: 'Features/Checkout/Delivery consents',
  component: Consents,
  args: { store: askedForDocuments().store },
} satisfies Meta<typeof Consents>;
export default meta;
type Story = StoryObj<typeof meta>;

const having = (change: (session: TestCheckoutSession) => void) => askedForDocuments(change).store;
const required = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('checkbox', { name: /handed to the carrier \(required\)/ });

/** One that the delivery needs and one that is up to the shopper; none is ticked in advance. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await required(canvasElement)).not.toBeChecked();
  },
};

/** Agreed to before: the boxes are ticked. */
export const Ready: Story = {
  args: {
    store: having(({ server }) => {
      const basket = readyBasket({ acceptedConsents: agreedTo('carrierData', 'marketing') });
      server.on(baskets.getBaskets, { answer: basket }).on(baskets.startCheckout, { answer: basket });
    }),
  },
};

/** Paying without the required one: said at its box. */
export const Invalid: Story = {
  args: {
    store: having(
      ({ store }) =>
        void when(
          () => store.delivery.consents.status === 'ready',
          () => store.delivery.check(),
        ),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Tick this box/)).toBeVisible();
  },
};

/** The texts did not load: nothing can be agreed to until they do. */
export const Failed: Story = {
  args: {
    store: having(({ server }) =>
      server.on(permissions.getPermissionDocuments, { status: 503, error: { errorCode: 'x', message: '' } }),
    ),
  },
};

/** A tick that the back end does not have yet. */
export const Offline: Story = {
  args: {
    store: having(({ server, store }) => {
      server.on(baskets.patchBasket, 'offline');
      void when(
        () => store.delivery.consents.status === 'ready',
        () => void store.delivery.consents.accept('carrierData', true),
      );
    }),
  },
};

/** Ticked and taken back. */
export const TickedAndTakenBack: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const box = await required(canvasElement);
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await when(() => args.store.basket.basket?.acceptedConsents !== undefined);
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
