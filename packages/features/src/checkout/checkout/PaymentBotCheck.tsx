import { BotCheckCallout } from '../../platform/botCheck/index.ts';
import type { BotCheckPurpose } from './BotCheckPurpose.ts';
import type { CheckoutStore } from './CheckoutStore.ts';

interface PaymentBotCheckProps {
  store: CheckoutStore;
  purpose: BotCheckPurpose;
}

/** Asks whoever pays for the bot check; loaded where the shop asks for one. */
export function PaymentBotCheck({ store, purpose }: PaymentBotCheckProps) {
  return <BotCheckCallout store={store.bots} purpose={purpose} about="payment" />;
}
