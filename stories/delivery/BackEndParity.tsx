import { changeShipment, getShippingMethods } from '@touchline/contract/client/shipping';
import { createTransport, type Transport } from '@touchline/contract/client/transport';
import { surfaces, type Surface } from '@touchline/contract/endpoint';
import type { Address } from '@touchline/contract/shipping/schema';
import { Badge } from '@touchline/design-system/Badge';
import { DataTable } from '@touchline/design-system/DataTable';
import { Heading } from '@touchline/design-system/Heading';
import { Stack } from '@touchline/design-system/layout';
import { useEffect, useState } from 'react';
import { scriptedBackEnd, type Refusal } from './backEndAnswers.ts';

const address: Address = {
  ...{ type: 'shipping', firstName: 'Maya', lastName: 'Okafor', emailAddress: 'maya@example.org' },
  ...{ phoneNumber: '07700 900123', country: 'GB', postalCode: 'M4 3AQ', line1: '12 Canal Street' },
  ...{ city: 'Manchester', region: '' },
};

interface Step {
  act: string;
  refusal?: Refusal;
  run(call: Transport): Promise<unknown>;
}

const choose = (call: Transport) =>
  changeShipment(call, 'b', {
    ...{ shipmentId: 'b.regular', shippingOptionId: 'express', shippingType: 'express' },
  });
const refusedBy = (act: string, status: number, errorCode: string, more?: Partial<Refusal>): Step => ({
  ...{ act, run: choose },
  refusal: { status, errorCode, ...more },
});

const steps: readonly Step[] = [
  { act: 'Show the options', run: (call) => getShippingMethods(call, 'b') },
  { act: 'Save the address', run: (call) => changeShipment(call, 'b', { shippingAddress: address }) },
  { act: 'Choose express', run: choose },
  refusedBy('Choose an option that is gone', 422, 'ShippingMethodNotFound'),
  refusedBy('Choose where it is not delivered', 422, 'UnserviceableException'),
  refusedBy('Choose for a blocked postcode', 422, 'CHECKOUT_FULFILLMENT_POSTAL_CODE_BLOCKED_RULE'),
  refusedBy('Choose when the last pair is gone', 409, 'ReservationFailure', {
    details: { productIds: ['TL4101_080'] },
  }),
  refusedBy('Choose too often', 429, 'RateLimited', { retryAfter: '30' }),
  refusedBy('Choose what needs an account', 403, 'SignInRequired'),
];

/** What the shop sent, and what it makes of the answer. */
interface Told {
  sent: string;
  outcome: string;
}

/** The fields of objects by name: their order means nothing. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

async function told({ run, refusal }: Step, surface: Surface): Promise<Told> {
  const server = scriptedBackEnd(surface, refusal);
  const { fetch } = server;
  const call = createTransport({
    fetch,
    origin: 'https://shop.example',
    surface: () => surface,
    sitePath: 'gb',
  });
  const outcome = JSON.stringify(await run(call), inOrder);
  const last = server.calls.at(-1);
  const body = last?.body === undefined ? '' : ` ${Object.keys(last.body ?? {}).join(', ')}`;
  return { sent: `${last?.body ? 'PATCH' : 'GET'} ${last?.url.pathname ?? ''}${body}`, outcome };
}

interface Row {
  act: string;
  chk: Told;
  bridge: Told;
}

/** The same acts on both back ends: what is sent differs, what the shopper gets does not. */
export function BackEndParity() {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let isOpen = true;
    const ask = async () => {
      const answers = steps.map(async (step): Promise<Row> => {
        const [chk, bridge] = await Promise.all(surfaces.map((surface) => told(step, surface)));
        if (!chk || !bridge) throw new Error('A back end is missing.');
        return { act: step.act, chk, bridge };
      });
      const all = await Promise.all(answers);
      if (isOpen) setRows(all);
    };
    void ask();
    return () => {
      isOpen = false;
    };
  }, []);
  return (
    <Stack gap={24}>
      <Heading level={1} variant="head">
        Delivery on both back ends
      </Heading>
      <DataTable
        caption="What the shop sends, and what the shopper gets"
        rows={[...rows]}
        rowKey={({ act }) => act}
        emptyText="The back ends are being asked."
        columns={[
          { id: 'act', header: 'The shopper’s act', cell: ({ act }) => act, isRowHeader: true },
          { id: 'chk', header: 'chk', cell: ({ chk }) => chk.sent },
          { id: 'bridge', header: 'bridge', cell: ({ bridge }) => bridge.sent },
          { id: 'outcome', header: 'Outcome', cell: ({ chk }) => shortened(chk.outcome) },
          {
            id: 'same',
            header: 'Alike',
            cell: alike,
          },
        ]}
      />
    </Stack>
  );
}

const shortened = (text: string) => (text.length > 90 ? `${text.slice(0, 90)}…` : text);

function alike({ chk, bridge }: Row) {
  if (chk.outcome === bridge.outcome) return <Badge>same</Badge>;
  return <Badge tone="sale">{shortened(bridge.outcome)}</Badge>;
}
