import * as scheduling from '@touchline/contract/scheduling/endpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { TestCheckoutSession } from './CheckoutSession.fixtures.ts';
import { CheckoutPage } from './CheckoutPage.tsx';
import type { CheckoutStore } from './CheckoutStore.ts';
import { scriptedFrames } from './scriptedFrames.ts';
import { SlotChooser } from './SlotChooser.tsx';
import { choosingATime, eveningId, scheduledBasket, slotOptions, withFull } from './Slots.fixtures.ts';

const Chooser = observer(function Chooser({ store }: { store: CheckoutStore }) {
  return <SlotChooser delivery={store.delivery} shipmentId="s-1" isFirst />;
});

const meta = {
  title: 'Features/Checkout/Delivery times',
  component: Chooser,
  args: { store: choosingATime().store },
} satisfies Meta<typeof Chooser>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (answer: ReturnType<typeof slotOptions>) =>
  choosingATime(({ server }) => server.on(scheduling.getSchedulingOptions, { answer })).store;
const refusing = (...answers: Parameters<TestCheckoutSession['server']['on']>[1][]) =>
  choosingATime(({ server }) => server.on(scheduling.submitScheduledDelivery, ...(answers as never[]))).store;
const evening = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByRole('radio', { name: /^18:00 to 21:00/ });
const legal = { textKey: 'storedAndCharged', isAcceptanceNeeded: true } as const;

/** Three days at once, the others below; nothing is preselected. */
export const Default: Story = {
  args: { store: choosingATime().store },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole('group', { name: /Tuesday\s24\sNovember/ })).toBeVisible();
    for (const radio of page.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(page.getByText('3 more days')).toBeVisible();
  },
};

export const Loading: Story = {
  args: {
    store: choosingATime(({ server }) => server.on(scheduling.getSchedulingOptions, 'never')).store,
  },
};

/** Booked: the price of the slot is in the total. */
export const Succeeded: Story = {
  args: { store: choosingATime(() => undefined, scheduledBasket(eveningId)).store },
};

/** A slot of a later day: its days are open. */
export const SucceededOnALaterDay: Story = {
  args: { store: choosingATime(() => undefined, scheduledBasket('2026-11-28T18:00-21:00')).store },
};

/** The first slots are taken: they are shown, and the next free one is named. */
export const Partial: Story = {
  args: { store: answering(withFull((id) => id < '2026-11-25T12')) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText(/^Next free: Wednesday\s25\sNovember, 12:00 to 16:00$/)).toBeVisible();
    const [taken] = page.getAllByRole('radio', { name: /^8:00 to 12:00 Fully booked$/ });
    await expect(taken).toBeDisabled();
  },
};

/** Everything is taken: another delivery is needed. */
export const FailedAllFull: Story = { args: { store: answering(withFull(() => true)) } };

/** The carrier plans no days for this address. */
export const Empty: Story = { args: { store: answering(slotOptions({ days: [] })) } };

export const Failed: Story = {
  args: {
    store: choosingATime(({ server }) =>
      server.on(scheduling.getSchedulingOptions, {
        ...{ status: 500, error: { errorCode: 'Unavailable', message: '' } },
      }),
    ).store,
  },
};

export const Offline: Story = {
  args: {
    store: choosingATime(({ server }) => server.on(scheduling.getSchedulingOptions, 'offline')).store,
  },
};

/** The connection is back: the days are loaded again. */
export const LoadsAgain: Story = {
  tags: ['!autodocs'],
  args: {
    store: choosingATime(({ server }) =>
      server.on(scheduling.getSchedulingOptions, 'offline', 'offline', { answer: slotOptions() }),
    ).store,
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Load the times again' }));
    await expect(await page.findByRole('group', { name: /Tuesday\s24\sNovember/ })).toBeVisible();
  },
};

/** Arrow keys move through the slots of all days, and choose. */
export const ChosenByKeyboard: Story = {
  tags: ['!autodocs'],
  args: { store: choosingATime().store },
  play: async ({ canvasElement }) => {
    const [first] = await evening(canvasElement);
    first?.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(first).toBeChecked());
    await expect(first).toHaveFocus();
  },
};

const takenMeanwhile = {
  ...{ status: 409 },
  error: {
    ...{ errorCode: 'ScheduledSlotTaken', message: '' },
    details: { options: withFull((id) => id === eveningId) },
  },
};
/** A store in which the evening was chosen at once. */
const havingChosen = (store: CheckoutStore) => {
  void when(() => store.status.kind === 'ready').then(() => store.delivery.slots.choose('s-1', eveningId));
  return store;
};

/** Somebody else was faster: the slots of now, with the reason beside them. */
export const FailedTaken: Story = {
  args: { store: havingChosen(refusing(takenMeanwhile)) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('That time has just been taken. Choose another')).toBeVisible();
    await expect(page.getAllByRole('radio', { name: /^18:00/ })[0]).toBeDisabled();
  },
};

/** Not booked yet: the connection was lost. */
export const FailedOffline: Story = {
  args: { store: havingChosen(refusing('offline', 'offline')) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/The time is not booked yet/)).toBeVisible();
  },
};

/** Booking: the choice is shown at once. */
export const Submitting: Story = { args: { store: havingChosen(refusing('never')) } };

export const LosesTheSlot: Story = {
  tags: ['!autodocs'],
  args: { store: refusing(takenMeanwhile) },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [first] = await evening(canvasElement);
    if (first) await userEvent.click(first);
    await expect(await page.findByText('That time has just been taken. Choose another')).toBeVisible();
    await waitFor(() => expect(page.getAllByRole('radio', { name: /^18:00/ })[0]).toBeDisabled());
  },
};

/** Paying without a time: the chooser says so. */
export const Invalid: Story = {
  args: {
    store: (() => {
      const { store } = choosingATime();
      void when(() => store.status.kind === 'ready').then(() => store.delivery.check());
      return store;
    })(),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Choose a day and time')).toBeVisible();
  },
};

/** A note that is only shown. */
export const WithANote: Story = {
  args: {
    store: answering(slotOptions({ legal: { textKey: 'adultAtHome', isAcceptanceNeeded: false } })),
  },
};

/** A note that has to be accepted: the slot is booked with it. */
export const WithTerms: Story = { args: { store: answering(slotOptions({ legal: legal })) } };

export const AcceptsTheTerms: Story = {
  tags: ['!autodocs'],
  args: { store: answering(slotOptions({ legal: legal })) },
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement);
    const [first] = await evening(canvasElement);
    if (first) await userEvent.click(first);
    await expect(args.store.delivery.isComplete).toBe(false);
    await userEvent.click(page.getByRole('checkbox', { name: 'I have read this and agree' }));
    await waitFor(() => expect(args.store.delivery.isComplete).toBe(true));
  },
};

/** Long German texts. */
export const LongContent: Story = {
  globals: { language: 'de' },
  args: { store: answering({ ...withFull((id) => id < '2026-11-25T12'), legal: legal }) },
};

/** Right to left. */
export const Arabic: Story = {
  globals: { language: 'ar', direction: 'rtl' },
  args: { store: answering({ ...withFull((id) => id < '2026-11-25T12'), legal: legal }) },
};

/** In the checkout: below the options, with the time in the option, in the summary and on the button. */
export const InTheCheckout: Story = {
  parameters: { layout: 'fullscreen' },
  args: { store: choosingATime(() => undefined, scheduledBasket(eveningId)).store },
  render: ({ store }) => (
    <main>
      <CheckoutPage store={store} frames={scriptedFrames()} />
    </main>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(
      await page.findByRole('radio', {
        name: /^At a time of your choice, Tuesday\s24\sNovember, 18:00 to 21:00 £7.50/,
      }),
    ).toBeChecked();
    await expect(page.getByRole('button', { name: 'Pay £279.50' })).toBeVisible();
  },
};
