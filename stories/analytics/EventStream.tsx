import { Button } from '@touchline/design-system/Button';
import { DataTable } from '@touchline/design-system/DataTable';
import { Heading } from '@touchline/design-system/Heading';
import { Cluster, Stack } from '@touchline/design-system/layout';
import { Select } from '@touchline/design-system/Select';
import {
  analyticsEvents,
  EventQueue,
  type AnalyticsEvent,
  type ConsentState,
  type EventFields,
  type EventName,
  type EventStatus,
} from '@touchline/features/platform/analytics';
import { useState } from 'react';

/** Fields of each event, as a page of the shop sends them. */
const samples: EventFields = {
  page: { page: 'CartPage', path: '/cart', category: 'EMPTY CART' },
  add_to_cart: { productId: 'TL4101', quantity: 1 },
  checkout_step: { step: 'delivery' },
  payment_form: { page: 'payment', fields: ['creditCard', 'securityCode', 'expiryDate', 'cardHolder'] },
  form_error: { form: 'newsletter', error: 'INVALID_EMAIL' },
  registration: { status: 'SUCCESS' },
  login: { method: 'password' },
  logout: { scope: 'device' },
  newsletter: { status: 'SUCCESS', source: 'footer' },
  purchase: {
    ...{ orderId: 'TL-1', currency: 'GBP', total: 130, shipping: 0, tax: 21.67 },
    ...{ paymentMethodId: 'CREDIT_CARD', items: [] },
  },
  router_error: { path: '/help/jane@mail.test' },
  personalisation_error: { error: 'Monetate returned status code 503' },
};
const names = Object.keys(analyticsEvents) as EventName[];

/** A visitor of a page: what they allow, and the outcome of each event. */
function visitorOf(state: ConsentState, onChange: () => void) {
  const statuses = new Map<AnalyticsEvent, EventStatus>();
  const dataLayer: AnalyticsEvent[] = [];
  const listeners = new Set<() => void>();
  const consent = {
    state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const queue = new EventQueue({
    ...{ consent, sent: new Set<string>() },
    sink: { send: (event) => void dataLayer.push(event) },
    onStatus: (event, status) => {
      statuses.set(event, status);
      onChange();
    },
  });
  const answer = (to: ConsentState) => {
    consent.state = to;
    for (const listener of listeners) listener();
    onChange();
  };
  return { statuses, dataLayer, queue, consent, answer };
}

export interface EventStreamProps {
  /** What the visitor allows at first. */
  consent?: ConsentState;
}

/** Every event of the shop, sent by a press; what became of it; and what the data layer holds. */
export function EventStream({ consent = 'unknown' }: EventStreamProps) {
  const [, show] = useState(0);
  const [page] = useState(() => visitorOf(consent, () => show((times) => times + 1)));
  const send = (name: EventName) => page.queue.track(name, samples[name]);
  return (
    <Stack gap={24}>
      <Heading level={1} variant="head">
        Events of analytics
      </Heading>
      <Cluster align="end">
        <Select
          label="The visitor’s answer"
          value={page.consent.state}
          onChange={({ target }) => page.answer(target.value as ConsentState)}
        >
          <option value="unknown">none yet</option>
          <option value="granted">granted</option>
          <option value="refused">refused</option>
        </Select>
      </Cluster>
      <DataTable
        caption="The catalogue"
        rows={names.map((name) => ({ name, button: <SendButton name={name} onSend={send} /> }))}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', header: 'Event', cell: ({ name }) => name, isRowHeader: true },
          { id: 'when', header: 'When', cell: ({ name }) => analyticsEvents[name].description },
          { id: 'send', header: 'Try', cell: ({ button }) => button },
        ]}
      />
      <DataTable
        caption="What happened"
        rows={[...page.statuses].map(([event, status], at) => ({ event, status, at }))}
        rowKey={({ at }) => String(at)}
        emptyText="Nothing was sent yet."
        columns={[
          { id: 'event', header: 'Event', cell: ({ event }) => event.event, isRowHeader: true },
          { id: 'status', header: 'Now', cell: ({ status }) => status },
          { id: 'fields', header: 'Fields', cell: ({ event }) => JSON.stringify(event.fields) },
        ]}
      />
      <DataTable
        caption="The data layer"
        rows={page.dataLayer.map((event, at) => ({ event, at }))}
        rowKey={({ at }) => String(at)}
        emptyText="Nothing: a tag manager finds no event here."
        columns={[
          { id: 'event', header: 'Event', cell: ({ event }) => event.event, isRowHeader: true },
          { id: 'fields', header: 'Fields', cell: ({ event }) => JSON.stringify(event.fields) },
        ]}
      />
    </Stack>
  );
}

function SendButton({ name, onSend }: { name: EventName; onSend: (name: EventName) => void }) {
  return (
    <Button variant="tertiary" size="small" aria-label={`Send ${name}`} onClick={() => onSend(name)}>
      Send
    </Button>
  );
}
