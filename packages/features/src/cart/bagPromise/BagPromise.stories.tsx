import * as calls from '@touchline/contract/delivery/endpoints';
import type { Shipment } from '@touchline/contract/basket/schema';
import type { ScriptedResponse } from '@touchline/contract/scripted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from '@touchline/design-system/layout';
import { byCarrier, usual } from '../../catalog/deliveryPromise/DeliveryPromise.fixtures.ts';
import { DeliveryPlaceStore } from '../../catalog/deliveryPromise/index.ts';
import { testPorts } from '../../platform/ports/testPorts.ts';
import { basketOf, fullBasket, tee, tempo } from '../basket/Basket.fixtures.ts';
import { BagPromise } from './BagPromise.tsx';
import { BagPromiseStore } from './BagPromiseStore.ts';

interface Given {
  answer?: ScriptedResponse<typeof calls.getDeliveryPromise>;
  /** @default that of a product page */
  postalCode?: string;
  isByCarrier?: boolean;
  basket?: ReturnType<typeof basketOf>;
}

function promise({ answer, postalCode = 'NW1 8AH', isByCarrier = false, basket = fullBasket() }: Given) {
  const ports = testPorts({ flags: { DPEV2: isByCarrier } });
  ports.server
    .on(calls.getDeliveryPromise, answer ?? { answer: usual })
    .on(calls.getDeliveryPromiseV2, { answer: byCarrier });
  const place = new DeliveryPlaceStore(ports, 'GB');
  place.change(postalCode);
  return new BagPromiseStore(ports, place, { basket });
}
const refused = (errorCode: string, status = 422): Given => ({
  answer: { status, error: { errorCode, message: errorCode } },
});

const twoParcels: Shipment[] = [
  { shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [tempo] },
  { shipmentId: 's-2', shipmentType: 'preorder', productLineItemList: [tee] },
];
const byExpress: Shipment[] = [
  {
    ...{ shipmentId: 's-1', shipmentType: 'regular', productLineItemList: [tempo] },
    shippingLineItem: {
      ...{ id: 'express', shippingType: 'express', name: 'DPD', pricing: { price: 8 } },
      deliveryPeriod: { from: '2026-11-24', to: '2026-11-24' },
    },
  },
];

const meta = {
  title: 'Features/Bag/Delivery promise',
  component: BagPromise,
  args: { store: promise({ postalCode: '' }) },
  decorators: [
    (Story) => (
      <Panel>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof BagPromise>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No postal code is known: the field opens on a press. */
export const Default: Story = {};

/** The days of the usual delivery, at the postal code of a product page. */
export const Ready: Story = { args: { store: promise({}) } };

/** The second version of the promise: by carrier, the earliest first. */
export const ReadyByCarrier: Story = { args: { store: promise({ isByCarrier: true }) } };

/** Two parcels, each with its own days: the lines tell them. */
export const ReadyInParcels: Story = {
  args: { store: promise({ basket: basketOf([tempo, tee], { shipmentList: twoParcels }) }) },
};

/** What was chosen at the checkout counts: it is changed there. */
export const ReadyChosen: Story = {
  args: { store: promise({ basket: basketOf([tempo], { shipmentList: byExpress }) }) },
};

/** What was typed is no postcode of this country. */
export const Invalid: Story = { args: { store: promise(refused('InvalidParameters')) } };

/** Nothing is delivered there. */
export const FailedNotServed: Story = { args: { store: promise(refused('UnserviceableException')) } };

/** The question could not be answered. */
export const Offline: Story = { args: { store: promise({ answer: 'offline' }) } };
