import * as calls from '@touchline/contract/delivery/endpoints';
import type { ScriptedResponse } from '@touchline/contract/scripted';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { testPorts, type TestPorts } from '../../platform/ports/testPorts.ts';
import { byCarrier, usual } from './DeliveryPromise.fixtures.ts';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { DeliveryPlaceStore } from './DeliveryPlaceStore.ts';
import { DeliveryPromiseStore } from './DeliveryPromiseStore.ts';

const productId = 'TL4101_080';

const storeOf = (ports: TestPorts) => new DeliveryPromiseStore(ports, new DeliveryPlaceStore(ports, 'GB'));

/** A postal code was sent, and this was answered. */
function asked(answer: ScriptedResponse<typeof calls.getDeliveryPromise>): DeliveryPromiseStore {
  const ports = testPorts();
  ports.server.on(calls.getDeliveryPromise, answer);
  const store = storeOf(ports);
  void store.ask(productId, 'M4 3AQ');
  return store;
}
const refused = (errorCode: string, status = 422) =>
  asked({ status, error: { errorCode, message: errorCode } });

function byFlag(): DeliveryPromiseStore {
  const ports = testPorts({ flags: { DPEV2: true } });
  ports.server.on(calls.getDeliveryPromiseV2, { answer: byCarrier });
  const store = storeOf(ports);
  void store.ask(productId, 'M4 3AQ');
  return store;
}

const meta = {
  title: 'Features/Product/Delivery promise',
  component: DeliveryPromise,
  args: { store: storeOf(testPorts()), productId, action: { href: '#' } },
} satisfies Meta<typeof DeliveryPromise>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has asked yet. */
export const Default: Story = {};

/** The server has not answered. */
export const Loading: Story = { args: { store: asked('never') } };

/** The days of the usual delivery. */
export const Ready: Story = { args: { store: asked({ answer: usual }) } };

/** The second version of the promise: by carrier, the earliest first. */
export const ReadyByCarrier: Story = { args: { store: byFlag() } };

/** What was typed is no postcode of this country. */
export const Invalid: Story = { args: { store: refused('InvalidParameters') } };

/** Nothing is delivered there. */
export const FailedNotServed: Story = { args: { store: refused('UnserviceableException') } };

/** The size went while the page was open. */
export const FailedNotAvailable: Story = { args: { store: refused('NotFound', 404) } };

/** The question could not be answered. */
export const Offline: Story = { args: { store: asked('offline') } };
