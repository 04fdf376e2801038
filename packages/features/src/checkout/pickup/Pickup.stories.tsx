import { Offline as OfflineError, Unavailable } from '@touchline/contract/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { germany } from '../../platform/site/Site.fixtures.ts';
import {
  berlinPoints,
  camden,
  camdenTown,
  croydon,
  locker,
  londonStores,
  manyStores,
  pickupStoreWith,
} from './Pickup.fixtures.ts';
import { PickupChooser } from './PickupChooser.tsx';
import { pointKey, type PickupStore } from './PickupStore.ts';

/** The chooser, opened and after a search. */
function searched(store: PickupStore, picked?: string): PickupStore {
  store.open();
  void store.searchPlace(camdenTown).then(() => picked && store.pick(picked));
  return store;
}

function opened(store: PickupStore): PickupStore {
  store.open();
  return store;
}

function located(store: PickupStore): PickupStore {
  store.open();
  void store.searchHere();
  return store;
}

const dialog = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body).findByRole('dialog');

const meta = {
  title: 'Features/Checkout/Pickup',
  component: PickupChooser,
  args: { store: opened(pickupStoreWith().store), kind: 'cnc' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PickupChooser>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing has been searched yet. */
export const Empty: Story = {};

/** The search is running: the list has the size of what comes. */
export const Loading: Story = {
  args: {
    store: searched(pickupStoreWith([], { find: () => new Promise(() => undefined) }).store),
  },
};

/** Stores near the place, the nearest first: all lines there, two of three, all of them later, and one that is full. */
export const Ready: Story = {
  args: { store: searched(pickupStoreWith().store, pointKey(camden)) },
  play: async ({ canvasElement }) => {
    const page = within(await dialog(canvasElement));
    const all = await page.findAllByRole('radio');
    await expect(all).toHaveLength(4);
    await waitFor(() => expect(all[0]).toBeChecked());
    await expect(all[0]).toHaveAccessibleName(/Touchline Camden.*0.4\smi.*Today 10:00–20:00.*All here/s);
    await expect(all[1]).toHaveAccessibleName(/2 of 3 here/);
    await expect(all[2]).toHaveAccessibleName(/From Thursday\s26\sNovember/);
    await expect(all[3]).toBeDisabled();
    await waitFor(() => expect(page.getByRole('button', { name: 'Collect here' })).toBeVisible());
  },
};

/** Parcel shops and lockers, whose carrier wants the shopper's number at a locker. */
export const AsksForACustomerNumber: Story = {
  parameters: { site: germany },
  args: {
    kind: 'pudo',
    store: searched(
      pickupStoreWith(berlinPoints, { needsConsumerId: ({ type }) => type === 'locker' }).store,
      pointKey(locker),
    ),
  },
};

/** The button is at the end of the dialog: a number that is missing brings its field into view, also from the map. */
export const ChoosesWithoutTheNumber: Story = {
  ...AsksForACustomerNumber,
  tags: ['!autodocs'],
  args: {
    kind: 'pudo',
    store: searched(
      pickupStoreWith(berlinPoints, { needsConsumerId: ({ type }) => type === 'locker' }).store,
      pointKey(locker),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const page = within(await dialog(canvasElement));
    args.store.show('map');
    await userEvent.click(await page.findByRole('button', { name: 'Collect here' }));
    const number = await page.findByRole('textbox', { name: /number/ });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription(/Enter the customer number/);
  },
};

/** The number is wrong: the message is beside its field. */
export const Invalid: Story = {
  parameters: { site: germany },
  args: {
    kind: 'pudo',
    store: (() => {
      const { store } = pickupStoreWith(berlinPoints, {
        needsConsumerId: () => true,
      });
      store.open();
      store.typeConsumerId('12345');
      void store.searchPlace(camdenTown).then(() => {
        store.pick(pointKey(locker));
        void store.choosePicked();
      });
      return store;
    })(),
  },
};

/** No store within reach of the place. */
export const NoneNear: Story = { args: { store: searched(pickupStoreWith([]).store) } };

/** The browser does not give the position away: the place is typed instead. */
export const PositionDenied: Story = {
  args: { store: located(pickupStoreWith([], { locate: async () => ({ kind: 'denied' }) }).store) },
};

/** The position could not be found. */
export const PositionUnavailable: Story = {
  args: { store: located(pickupStoreWith([], { locate: async () => ({ kind: 'unavailable' }) }).store) },
};

/** Nothing is near the position, so it may be wrong. */
export const PositionWrong: Story = { args: { store: located(pickupStoreWith([]).store) } };

/** Every store is full or closed. */
export const AllFull: Story = {
  args: {
    store: searched(
      pickupStoreWith(londonStores.map((point) => ({ ...point, unavailable: 'full' as const }))).store,
    ),
  },
};

/** One store is closed for now. */
export const Closed: Story = {
  args: { store: searched(pickupStoreWith([camden, { ...croydon, unavailable: 'closed' }]).store) },
};

/** The store has filled up while it was looked at. */
export const FailedFullMeanwhile: Story = {
  args: {
    store: (() => {
      const { store } = pickupStoreWith(londonStores, {
        choose: async () => ({ kind: 'refused', reason: 'full' }),
      });
      store.open();
      void store.searchPlace(camdenTown).then(() => {
        store.pick(pointKey(camden));
        void store.choosePicked();
      });
      return store;
    })(),
  },
};

/** The search does not answer. */
export const Failed: Story = {
  args: {
    store: searched(pickupStoreWith([], { find: () => Promise.reject(new Unavailable('away')) }).store),
  },
};

export const Offline: Story = {
  args: {
    store: searched(pickupStoreWith([], { find: () => Promise.reject(new OfflineError('away')) }).store),
  },
};

/** The choice is being saved. */
export const Submitting: Story = {
  args: {
    store: (() => {
      const { store } = pickupStoreWith(londonStores, { choose: () => new Promise(() => undefined) });
      store.open();
      void store.searchPlace(camdenTown).then(() => {
        store.pick(pointKey(camden));
        void store.choosePicked();
      });
      return store;
    })(),
  },
};

/** Long names and addresses break within their card. */
export const LongContent: Story = {
  args: {
    store: searched(
      pickupStoreWith(
        londonStores.map((point) => ({
          ...point,
          name: `${point.name}, Donaudampfschifffahrtsgesellschaftskapitänsplatz at Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch`,
          address: {
            ...point.address,
            line1: 'Upper Ground Floor, Unit 17–19, The Old Printworks, 184 Camden High Street',
          },
        })),
      ).store,
      pointKey(camden),
    ),
  },
};

/** Two hundred stores; the map begins with the nearest. */
export const TwoHundred: Story = { args: { store: searched(pickupStoreWith(manyStores).store) } };

/** A marker picks its store in the list, and the other way round; then the store is chosen. */
export const PicksOnTheMap: Story = {
  tags: ['!autodocs'],
  args: { store: searched(pickupStoreWith().store) },
  play: async ({ args, canvasElement }) => {
    const page = within(await dialog(canvasElement));
    await page.findByRole('radio', { name: /Camden/ });
    const map = page.queryByRole('radio', { name: 'Map' });
    if (map) await userEvent.click(map);
    const marker = await page.findByRole('button', { name: /^Touchline Stratford, 5.8\smi$/ });
    await userEvent.click(marker);
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    if (map) await userEvent.click(page.getByRole('radio', { name: 'List' }));
    await expect(page.getByRole('radio', { name: /Stratford/ })).toBeChecked();
    await userEvent.click(page.getByRole('radio', { name: /Camden/ }));
    await expect(args.store.picked?.id).toBe('camden');
    await userEvent.click(page.getByRole('button', { name: 'Collect here' }));
    await waitFor(() => expect(args.store.isOpen).toBe(false));
  },
};

/** A place is typed, and a suggestion taken. */
export const FindsAPlace: Story = {
  tags: ['!autodocs'],
  args: { store: opened(pickupStoreWith().store) },
  play: async ({ canvasElement }) => {
    const page = within(await dialog(canvasElement));
    await userEvent.type(page.getByRole('combobox', { name: 'Postcode, town or district' }), 'camd');
    await userEvent.click(await page.findByRole('option', { name: /Camden Town/ }));
    await expect(await page.findByText('4 stores, nearest first')).toBeVisible();
  },
};
