import type { Migration } from '../../kernel/database/Migration.ts';
import { triggerOf } from './triggerOf.ts';

const orderSteps = [
  ...['created>failed', 'created>new', 'new>cancelled', 'new>open', 'open>cancelled', 'open>completed'],
  ...['open>replaced', 'completed>replaced'],
];
const paymentSteps = [
  ...['asked>waiting', 'asked>unknown', 'asked>authorised', 'asked>captured', 'asked>declined'],
  ...['asked>onDelivery', 'onDelivery>captured', 'onDelivery>voided'],
  ...['asked>abandoned', 'asked>releasing', 'waiting>unknown', 'waiting>authorised', 'waiting>captured'],
  ...['waiting>declined', 'waiting>abandoned', 'waiting>releasing', 'unknown>waiting'],
  ...['unknown>authorised', 'unknown>captured', 'unknown>declined', 'unknown>abandoned', 'unknown>releasing'],
  ...['authorised>captured', 'authorised>refunded', 'authorised>voided', 'authorised>releasing'],
  ...['captured>refunded', 'captured>authorised', 'refunded>captured', 'declined>releasing'],
  ...['abandoned>releasing', 'abandoned>released', 'releasing>released'],
  'released>releasing',
];
const parcelSteps = [
  ...['waiting>packed', 'waiting>sent', 'waiting>outForDelivery', 'waiting>delivered', 'waiting>ready'],
  ...['waiting>collected', 'packed>sent', 'packed>outForDelivery', 'packed>delivered', 'packed>ready'],
  ...['packed>collected', 'sent>outForDelivery', 'sent>delivered', 'sent>ready', 'sent>collected'],
  ...['outForDelivery>delivered', 'ready>collected'],
];

export const lifeMigrations: readonly Migration[] = [
  {
    name: 'life-001',
    statements: [
      `create function refuse_step() returns trigger language plpgsql as $$
       declare step text := (to_jsonb(old) ->> tg_argv[0]) || '>' || (to_jsonb(new) ->> tg_argv[0]);
       begin
         if step = any(string_to_array(tg_argv[1], ',')) then return new; end if;
         raise exception 'No step of %: %', tg_table_name, step using errcode = 'check_violation';
       end $$`,
      triggerOf('orders', 'status', orderSteps),
      triggerOf('payments', 'state', paymentSteps),
      triggerOf('parcels', 'state', parcelSteps),
    ],
  },
];
